import { expect, it, vi } from 'vitest';
import { uploadMedia } from '#admin/media/upload/upload-media.ts';
import { defaultSettings } from '#admin/media/upload/upload-settings.ts';
import { backend } from '../fake-clinic/backend.ts';

vi.mock('#admin/pictures/upload-picture.ts');

const paper = new File(['%PDF'], 'Intake.pdf', { type: 'application/pdf' });
const id = '0b8f5c1e-6f5a-4a3e-9a57-2f0e9d1c7b42';
const options = { id, onProgress: () => {}, signal: new AbortController().signal };

it.each([
  ['Clinic document', defaultSettings.alt],
  ['Intake form', 'Intake form'],
])('A-MEDIA-21 what is no picture is private, and called %s', async (alt, typed) => {
  await uploadMedia(paper, { ...defaultSettings, alt: typed }, 'dana', options);
  expect(backend.media).toMatchObject([{ id, mediaType: 'document', visibility: 'private', alt }]);
  expect(backend.files).toHaveLength(1);
});

it('a second try stores nothing when an earlier one was stored and its answer lost', async () => {
  await uploadMedia(paper, defaultSettings, 'dana', options);
  backend.forgetCalls();
  await uploadMedia(paper, defaultSettings, 'dana', options);
  expect(backend.calls('uploadFile')).toEqual([]);
  expect(backend.calls('createMediaItem')).toEqual([]);
});

it.each([
  ['goes when the database refuses', 'permission-denied', 0],
  ['stays when the database gives no answer, as the item may be stored', 'unavailable', 1],
])('the file %s', async (_, code, files) => {
  backend.fail('createMediaItem', Object.assign(new Error(code), { code }));
  await expect(uploadMedia(paper, defaultSettings, 'dana', options)).rejects.toThrow(code);
  expect(backend.files).toHaveLength(files);
});
