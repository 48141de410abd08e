/** Where a visitor changes the choice made in the cookie banner. */
export function CookieChoice() {
  return <p>You can change your choice at any time.</p>;
}
