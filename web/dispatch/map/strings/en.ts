const deskMap = {
  follow: "Follow",
  followDriver: (name: string) => `Follow ${name} on the map`,
  followCar: (name: string, status: string) => `${name}, ${status}. Follow on the map.`,
  following: (name: string) => `The map stays on ${name} until you move it.`,
  stop: "Stop following",
  carsHere: (n: number, names: string) => `${n} cars here: ${names}. Show each.`,
  waitingHere: (n: number, first: string) => `${n} passengers waiting here, the first ${first}. Show each.`,
  waitingFor: (id: number, place: string, due: string) => `Ride #${id} from ${place}, ${due}, no driver yet`,
  late: (time: string) => `${time} late`,
  waiting: "No driver yet",
  waitingSoon: (hours: number) => `Pickups within ${hours} hours.`,
  nobodyWaits: (hours: number) => `Every pickup within ${hours} hours has a driver.`,
  notPlaced: (n: number) =>
    n === 1 ? "1 of them has no point on the map." : `${n} of them have no point on the map.`,
  zones: "Airport fare zones",
  zonesLoading: "Loading the zones...",
  zonesFailed: "We couldn't load the zones. Please try again.",
};

export default deskMap;
export type DeskMapStrings = typeof deskMap;
