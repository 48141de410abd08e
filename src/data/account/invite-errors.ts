/** The project has an account with this email, which this page has not made. */
export class EmailTaken extends Error {
  override name = 'EmailTaken';
}

/** The project lets nobody make an account with the public key. */
export class SignUpClosed extends Error {
  override name = 'SignUpClosed';
}
