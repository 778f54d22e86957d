interface Signals {
  doNotTrack?: string | null | undefined;
  globalPrivacyControl?: boolean | undefined;
}

/** Does this browser ask not to be followed (Do Not Track, Global Privacy Control)? */
export const asksNotToBeFollowed = ({ doNotTrack, globalPrivacyControl }: Signals): boolean =>
  globalPrivacyControl === true || doNotTrack === "1" || doNotTrack === "yes";

/** What the browser says about it. */
export const privacySignals = (browser: object): Signals => ({
  doNotTrack: "doNotTrack" in browser && typeof browser.doNotTrack === "string" ? browser.doNotTrack : null,
  globalPrivacyControl: "globalPrivacyControl" in browser && browser.globalPrivacyControl === true,
});
