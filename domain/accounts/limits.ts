export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;
/**
 * Letters as languages with Latin letters write them, digits and . _ + -, never an @, which marks an e-mail. Of Latin letters those of the
 * alphabets alone: phonetic and small capital ones (ɑ, ᴏ) look like others.
 */
export const USERNAME_CHARACTERS = /^[A-Za-zÀ-ÖØ-öø-žƠơƯưȘ-țẀ-ỿ\d._+-]*$/u;
export const MIN_USERNAME_LENGTH = 3;
export const MAX_USERNAME_LENGTH = 64;
