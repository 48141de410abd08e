import { database } from './database.ts';
import { collection, where } from './firestore.ts';

export const clinicPhoto = where('type', '==', 'clinicPhoto');

/** Of the photos and files that staff upload, for the gallery and for the media tab. */
export function media() {
  return collection(database(), 'media');
}
