const install = {
  title: (company: string) => `Add ${company} to your phone`,
  done: (company: string) => `${company} is already on this device. Open it from your home screen.`,
  iphone: "iPhone or iPad: open this page in Safari, tap Share, then Add to Home Screen.",
  android: "Android: open your browser's menu and tap Install app or Add to Home screen.",
  computer: "Computer: click the install icon on the right of the address bar in Chrome or Edge.",
  why: "It opens like an app, shows your last ride offline and takes up almost no space.",
};

export default install;
export type InstallStrings = typeof install;
