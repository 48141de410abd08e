import { collectionAt, docAt } from '../firebase/database.ts';
import { where } from '../firebase/firestore.ts';

export const clinicPhoto = where('type', '==', 'clinicPhoto');

export function media() {
  return collectionAt('media');
}

/** One document holds what the gallery shows of all photos. */
export function gallery() {
  return docAt('summaries', 'gallery');
}
