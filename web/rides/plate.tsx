/** The car's plate as it hangs on the car: what a guest looks for at the kerb. */
export function Plate({ plate }: { readonly plate: string }) {
  return <span className="plate">{plate}</span>;
}
