export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;
/** Letters as the island's languages write them, digits and . _ + -, never an @, which marks an e-mail. */
export const USERNAME_CHARACTERS = /^[\p{Script=Latin}\d._+-]*$/u;
export const MIN_USERNAME_LENGTH = 3;
export const MAX_USERNAME_LENGTH = 64;
