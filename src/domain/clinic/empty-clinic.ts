import type { Clinic } from './clinic.ts';

export const emptyClinic: Clinic = {
  name: 'Chiropractic clinic',
  shortName: 'Chiropractic clinic',
  tagline: '',
  phone: '',
  email: '',
  origin: '',
  address: { street: '', city: '', region: 'UT', postalCode: '', country: 'US' },
  arrival: '',
  geo: null,
  hours: { 0: [], 1: [], 2: [], 3: [], 4: [], 5: [], 6: [] },
  closures: [],
  announcement: null,
  promiseHours: 24,
  cancelNoticeHours: 24,
  reviewUrl: '',
  rating: null,
  mapUrl: '',
  insurers: [],
  languages: [],
  profiles: [],
};
