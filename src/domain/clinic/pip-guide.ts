/** The free Utah PIP guide: its path on the site. */
export const guidePath = '/pip-guide.pdf';
