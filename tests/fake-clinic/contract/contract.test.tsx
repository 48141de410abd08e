import { beforeEach } from 'vitest';
import { accountFrom } from '#domain/account/staff-account.ts';
import { reviewFrom } from '#domain/clinic/review.ts';
import { staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { clinicFrom } from '#domain/clinic/stored-clinic.ts';
import { deviceFrom } from '#domain/device.ts';
import { leadFrom } from '#domain/leads/lead.ts';
import { templateFrom } from '#domain/messages/message-template.ts';
import { importFrom } from '#domain/people/patient-import.ts';
import { personFrom } from '#domain/people/person.ts';
import { libraryImageFrom } from '#domain/pictures/library-image.ts';
import { mediaItemFrom } from '#domain/pictures/media-item.ts';
import { postFrom } from '#domain/posts/post.ts';
import { problemFrom } from '#domain/problem.ts';
import { mailTestFrom } from '#domain/settings/mail-test.ts';
import { visitFrom } from '#domain/visits/visit.ts';
import { backend } from '../backend.ts';
import { sam } from '../people.ts';
import { password } from './case.ts';
import { testContract } from './contract.ts';
import { documents, hero } from './documents.ts';

type Fields = Record<string, unknown>;

/** What is stored in a collection, as src/data reads it. */
function read<Each>(collection: string, from: (id: string, fields: Fields) => Each | null): Each[] {
  const found = Object.entries(documents).map(([path, fields]) => {
    const [, name, id = ''] = /^(.+)\/(.+)$/.exec(path) ?? [];
    return name === collection ? from(id, fields) : null;
  });
  return found.filter((each) => each !== null);
}

const sampleId = (id: string, { isSample }: Fields) => (isSample ? id : null);

beforeEach(() => {
  backend.accounts = [...backend.accounts, { ...sam, password }];
  backend.people = read('users', accountFrom);
  backend.profiles = Object.fromEntries(read('users', (id, fields) => [id, fields]));
  backend.devices = { dana: read('users/dana/devices', deviceFrom) };
  backend.leads = read('leads', leadFrom);
  backend.persons = read('persons', personFrom);
  backend.imports = read('imports', importFrom);
  backend.posts = read('blogPosts', postFrom);
  backend.formerSlugs = Object.fromEntries(
    read('slugs', (slug, { postId }) => [slug, String(postId)]),
  );
  backend.media = read('media', mediaItemFrom);
  backend.images = read('images', libraryImageFrom);
  backend.sitePictures.hero = hero;
  backend.problems = read('problems', (_, fields) => problemFrom(fields));
  backend.clinic = clinicFrom(documents['settings/clinic']);
  backend.buildHook = String(documents['settings/publishing']?.buildHook);
  backend.mailTest = mailTestFrom(documents['settings/mailTest'] ?? {});
  // As the project of the emulators.
  backend.isDemo = true;
  backend.samplePosts = read('blogPosts', sampleId);
  backend.sampleMedia = read('media', sampleId);
  backend.staff = read('staff', staffMemberFrom);
  backend.reviews = read('reviews', reviewFrom);
  backend.templates = read('templates', templateFrom);
  backend.visits = read('appointments', visitFrom);
});

testContract();
