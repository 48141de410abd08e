const words = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** The headline of the overview; null is an unknown number. */
export function waitingTitle(waiting: number | null): string {
  if (waiting === null) return 'Overview';
  if (waiting === 0) return 'Nobody is waiting. Well done.';
  const number = words[waiting] ?? waiting.toLocaleString('en-US');
  return waiting === 1
    ? 'One person is waiting to hear from you'
    : `${number} people are waiting to hear from you`;
}
