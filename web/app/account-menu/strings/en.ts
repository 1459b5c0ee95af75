const accountMenu = {
  myRides: "My Rides",
  myTrips: "My Trips",
  ridersList: "Riders List",
  operatorPanel: "Operator Panel",
  adminView: "Admin View",
  driversView: "Drivers View",
  operatorsView: "Operators View",
  ridersView: "Riders View",
  backendPanel: "Backend Panel",
  unknownRole: "Unknown",
  roles: { rider: "Rider", driver: "Driver", operator: "Operator", staff: "Staff" },
  vipLevel: (level: string) => `VIP Level: ${level}`,
  accountOf: (username: string) => `${username}'s account`,
  logOut: "Log out",
  editProfile: "Edit Profile",
  settings: "Settings",
  handbook: "Handbook",
};

export default accountMenu;
export type AccountMenuStrings = typeof accountMenu;
