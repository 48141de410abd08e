/** The only clock of the functions. Rules of the clinic (src/domain) take the moment as an argument. */
export function currentTime(): Date {
  return new Date();
}

export function timeBefore(milliseconds: number): Date {
  return new Date(currentTime().getTime() - milliseconds);
}
