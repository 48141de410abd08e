import { expect, it, vi } from 'vitest';
import { uploadMedia } from '#admin/features/media/upload/upload-media.ts';
import { defaultSettings } from '#admin/features/media/upload/upload-settings.ts';
import { backend } from '../fake-clinic/backend.ts';
import { by } from '../fake-clinic/contract/case.ts';

vi.mock('#admin/shared/pictures/upload-picture.ts');

const paper = new File(['%PDF'], 'Intake.pdf', { type: 'application/pdf' });
const id = '0b8f5c1e-6f5a-4a3e-9a57-2f0e9d1c7b42';
const options = { id, onProgress: () => {}, signal: new AbortController().signal };

it.each([
  ['Clinic document', defaultSettings.alt],
  ['Intake form', 'Intake form'],
])('A-MEDIA-21 a file that is not a picture is private, and named %s', async (alt, typed) => {
  await uploadMedia(paper, { ...defaultSettings, alt: typed }, by, options);
  expect(backend.media).toMatchObject([{ id, mediaType: 'document', visibility: 'private', alt }]);
  expect(backend.files).toHaveLength(1);
});

it('a retry stores nothing when the first try was stored', async () => {
  await uploadMedia(paper, defaultSettings, by, options);
  backend.forgetCalls();
  await uploadMedia(paper, defaultSettings, by, options);
  expect(backend.calls('uploadFile')).toEqual([]);
  expect(backend.calls('createMediaItem')).toEqual([]);
});

it.each([
  ['is deleted when the database refuses', 'permission-denied', 0],
  ['stays when the database does not answer, because the item may be stored', 'unavailable', 1],
])('the uploaded file %s', async (_, code, files) => {
  backend.fail('createMediaItem', Object.assign(new Error(code), { code }));
  await expect(uploadMedia(paper, defaultSettings, by, options)).rejects.toThrow(code);
  expect(backend.files).toHaveLength(files);
});
