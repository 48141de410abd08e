/** The main navigation, in order. */
export const navEntries = [
  { label: 'Home', to: '/' },
  { label: 'About', to: '/about' },
  { label: 'Clinic Gallery', to: '/gallery' },
  { label: 'Blog', to: '/blog' },
  { label: 'Patient Info', to: '/patient-info' },
  { label: 'Attorneys', to: '/attorneys' },
  { label: 'PIP Guide', to: '/pip-guide' },
  { label: 'Contact', to: '/contact' },
] as const;

export const legalEntries = [
  { label: 'Privacy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
  { label: 'Disclaimer', to: '/disclaimer' },
] as const;
