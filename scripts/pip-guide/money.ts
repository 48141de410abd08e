const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** '$3,000' */
export function money(amount: number): string {
  return dollars.format(amount);
}
