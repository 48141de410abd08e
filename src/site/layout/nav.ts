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

/** What the law gives patients, beside the legal entries. */
export const patientRights = [
  { label: 'Notice of Privacy Practices', to: '/notice-of-privacy-practices' },
  { label: 'Good faith estimate', to: '/good-faith-estimate' },
  { label: 'Accessibility', to: '/accessibility' },
  { label: 'Language help', to: '/language-help' },
] as const;
