import { collection, where } from 'firebase/firestore/lite';
import { database } from './database.ts';

export const clinicPhoto = where('type', '==', 'clinicPhoto');

/** Of the photos and files that staff upload, for the gallery and for the media tab. */
export function media() {
  return collection(database(), 'media');
}
