import type { Author } from '#domain/account/author.ts';
import { type ChosenWish, parseSoonerWish } from '#domain/leads/sooner-wish.ts';
import { type Saved, save } from '../save/save.ts';
import type { FormPost } from '../save/save-action.ts';

type SetWish = (
  id: string,
  wish: ChosenWish | null,
  by: Author,
  seen: ChosenWish | null,
) => Promise<void>;

const failed = 'Failed to change the waitlist. Please try again.';
const words = {
  failed,
  refusals: { changed: 'A colleague just changed this. Look again before you change it.' },
};

/** Puts a person on the waitlist, or takes them off (`off`). `seen`: on the screen. needsType: a request's wish. */
export function storeWish(
  post: FormPost,
  set: SetWish,
  { needsType }: { needsType: boolean },
): Promise<Saved> {
  const { form, id, by } = post;
  const seen: ChosenWish | null = JSON.parse(String(form.get('seen')));
  const isOff = form.has('off');
  return save(post, {
    parse: () =>
      isOff
        ? { ok: true, value: null }
        : parseSoonerWish(
            { days: form.get('days'), parts: form.get('parts'), type: form.get('type') },
            { needsType },
          ),
    write: (wish: ChosenWish | null) => set(id, wish, by, seen),
    ...words,
    inForm: !isOff,
    done: isOff ? 'Taken off the waitlist' : 'On the waitlist',
    undo: (_, wish) => ({ write: () => set(id, seen, by, wish), ...words }),
  });
}
