/** Mail services open to everyone: an address there says nothing of where one works. */
export const SHARED_MAIL_DOMAINS: readonly string[] = (
  "gmail.com googlemail.com outlook.com outlook.com.gr hotmail.com hotmail.gr live.com msn.com windowslive.com " +
  "yahoo.com yahoo.gr ymail.com icloud.com me.com mac.com aol.com mail.com proton.me protonmail.com pm.me " +
  "tutanota.com zoho.com fastmail.com hey.com yandex.com gmx.com gmx.net gmx.de web.de mail.ru " +
  "otenet.gr forthnet.gr hol.gr in.gr freemail.gr cosmotemail.gr vivodinet.gr example.com " +
  // The demo's own accounts.
  "demo.kerkis.local"
).split(" ");
