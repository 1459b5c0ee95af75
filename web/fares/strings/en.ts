const fares = {
  total: "Total",
  start: "Base fare",
  distance: (km: string) => `Distance, ${km}`,
  distanceBeyond: (km: string) => `Long distance, ${km}`,
  minimum: "Minimum fare",
  airportRate: (zone: string) => `Airport fixed rate, ${zone}`,
  largeParty: (percent: number) => `Extra passengers, +${percent}%`,
  night: (percent: number) => `Night supplement, +${percent}%`,
  holiday: (percent: number) => `Holiday supplement, +${percent}%`,
  vehicleType: (name: string) => `Vehicle type: ${name}`,
  luggage: (bags: number) => (bags === 1 ? "1 extra bag" : `${bags} extra bags`),
  rounding: "Rounding",
};

export default fares;
export type FaresStrings = typeof fares;

declare module "../../language/strings.ts" {
  interface StringCatalogue {
    fares: FaresStrings;
  }
}
