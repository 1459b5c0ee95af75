const fares = {
  total: "Total",
  corrected: (before: string) => `Corrected, it was ${before}`,
  start: "Base fare",
  distance: (km: string) => `Distance, ${km}`,
  distanceBeyond: (km: string) => `Further distance, ${km}`,
  minimum: "Minimum fare",
  airportRate: (zone: string) => `Fixed airport rate, ${zone}`,
  areaRate: {
    airport: (a: string) => `Fixed airport rate, ${a}`,
    pier: (a: string) => `Fixed pier rate, ${a}`,
  },
  areaSurcharge: (a: string) => `Surcharge, ${a}`,
  agreedPrice: "Agreed price",
  contractPrice: "Contract price",
  largeParty: (percent: number) => `Extra passengers, +${percent}%`,
  night: (percent: number) => `Night surcharge, +${percent}%`,
  holiday: (percent: number) => `Holiday surcharge, +${percent}%`,
  vehicleType: (name: string) => `Vehicle type: ${name}`,
  luggage: (bags: number) => (bags === 1 ? "1 extra bag" : `${bags} extra bags`),
  waiting: (time: string) => `Driver waits, ${time}`,
  rounding: "Rounding",
  vipDiscount: (percent: number) => `VIP discount (${percent}%)`,
  agreedDiscount: (percent: number) => `Agreed discount (${percent}%)`,
};

export default fares;
export type FaresStrings = typeof fares;
