/** This machine lacks what a part needs: the part is skipped, and counts neither as passed nor failed. */
export class LeftOut extends Error {}
