import { WriteError } from '#data/firebase/write-errors.ts';
import { newPostId, savePost } from '#data/posts/post-admin.ts';
import { report } from '#data/problems/report.ts';
import { serverDate } from '#data/server-clock.ts';
import type { Author } from '#domain/account/author.ts';
import { type Post, spanishId } from '#domain/posts/post.ts';
import { type PostFields, parsePost, postFieldsOf } from '#domain/posts/post-fields.ts';
import { normalizeSlug } from '#domain/text/slug.ts';
import { publisher } from '../../../shared/data/publisher.ts';
import { type Editing, isDirty, leftBehind, openedWith, statusNews } from './editing-state.ts';
import type { EditorLabels } from './editor-labels.ts';
import { type CopyPlace, dropCopy, keepCopy } from './local-copy.ts';
import { failureErrors, refusalErrors } from './save-errors.ts';

type SaveOutcome = 'created' | 'updated' | 'refused' | 'failed';

/** Pauses in typing, in milliseconds. */
const copyAfter = 400;
const autosaveAfter = 2500;

/** One post in the editor: the typed text, the stored one, and the saves between them. */
export class PostEditing {
  state: Editing;
  /** The slug follows the title until the person types a slug. */
  private slugFollows: boolean;
  private discarded = false;
  /** What the last press said: 'Keep mine' does it again. */
  private pressed: Partial<PostFields> = {};
  private readonly words: EditorLabels;
  private readonly by: Author;
  /** The id of a new post; the same for every try, so that none makes a second post. */
  private readonly newId: string;
  private readonly translationOf: string;
  private readonly visit = crypto.randomUUID();
  private running: Promise<unknown> = Promise.resolve();
  private copyTimer: ReturnType<typeof setTimeout> | undefined;
  private autosaveTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(post: Post | null, words: EditorLabels, by: Author, translationOf = '') {
    this.by = by;
    this.translationOf = translationOf;
    this.newId = translationOf ? spanishId(translationOf) : newPostId();
    this.words = words;
    this.slugFollows = !post;
    this.state = openedWith(post, this.visit);
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly current = () => this.state;

  /** A title in another script has no letter for an address, so the article's own id gives one. */
  private slugOf(title: string): string {
    const slug = this.words.slugFromTitle(title);
    if (slug || !/[\p{L}\p{N}]/u.test(title)) return slug;
    return `article-${normalizeSlug(this.newId).slice(0, 8)}`;
  }

  /** Text that the person types or picks. */
  readonly change = (change: Partial<PostFields>) => {
    const fields = { ...this.state.fields, ...change };
    if (change.published !== undefined) this.pressed = {};
    if (change.slug !== undefined) this.slugFollows = !this.state.base && change.slug === '';
    if (change.title !== undefined && this.slugFollows) {
      fields.slug = this.slugOf(change.title);
    }
    this.set({ fields, autosaveFailed: false });
    this.copyTimer ??= setTimeout(this.keep, copyAfter);
    this.planAutosave();
  };

  /** A save by hand, after a running autosave. `change` takes effect only if everything can be stored. */
  readonly save = async (change: Partial<PostFields> = {}): Promise<SaveOutcome> => {
    if (this.state.saving === 'by-hand') return 'refused';
    this.pressed = change;
    this.set({ saving: 'by-hand', errors: [] });
    await this.running;
    const outcome = await this.saveNow(change);
    this.set({ saving: null });
    return outcome;
  };

  readonly fail = (message: string) => this.set({ errors: [{ message }] });

  /** Replaces the typed text by the colleague's version, and returns the typed text. */
  readonly loadTheirs = (): (() => void) => {
    const { theirs, fields: mine } = this.state;
    if (!theirs) return () => {};
    const base = postFieldsOf(theirs);
    this.set({ fields: base, base, savedAt: theirs.updatedAt, theirs: null, errors: [] });
    this.settleCopy();
    return () => this.change(mine);
  };

  /**
   * The next save overwrites the colleague's version with the typed text. Whether it is published stays as the colleague
   * has set it, unless Publish was pressed.
   */
  readonly keepMine = () => {
    const { theirs, fields, base } = this.state;
    if (!theirs) return;
    const isTheirs = statusNews(theirs, base) !== '';
    const published = isTheirs ? theirs.published : fields.published;
    const kept = { ...fields, published, ...this.pressed };
    this.set({ base: postFieldsOf(theirs), theirs: null, fields: kept });
  };

  readonly restoreCopy = () => {
    const { copy, id } = this.state;
    if (!copy) return;
    // Over its original base: saving then detects a newer version of the post.
    this.set({ copy: null, base: id ? copy.base : null });
    this.change(copy.fields);
    this.keep();
    dropCopy(copy);
    this.slugFollows = !id && copy.fields.slug === this.slugOf(copy.fields.title);
  };

  /** Another tab may have left one as well; it comes next. */
  readonly discardCopy = () => {
    const { copy, base } = this.state;
    if (copy) dropCopy(copy);
    this.set({ copy: leftBehind(this.place(), base) });
  };

  /** On leaving for good: the typed text is never offered again. */
  readonly discard = () => {
    this.discarded = true;
    this.stop();
    dropCopy(this.place());
  };

  /** Stores the local copy at once, because the page may be closed. */
  readonly keep = () => {
    clearTimeout(this.copyTimer);
    this.copyTimer = undefined;
    this.settleCopy();
  };

  readonly stop = () => {
    clearTimeout(this.copyTimer);
    clearTimeout(this.autosaveTimer);
  };

  private planAutosave() {
    clearTimeout(this.autosaveTimer);
    this.autosaveTimer = setTimeout(this.autosave, autosaveAfter);
  }

  /** Drafts only: a published post changes only when the person says so. */
  private readonly autosave = () => {
    const { base, fields, saving, theirs } = this.state;
    if (!base || base.published || fields.published || saving || theirs) return;
    const parsed = parsePost(fields);
    if (!parsed.ok || !isDirty(this.state)) return;
    this.pressed = {};
    this.set({ saving: 'by-itself' });
    this.running = this.store(parsed.value, false)
      .then(() => true)
      .catch((error) => {
        report(error, 'Failed to save a draft by itself');
        return false;
      })
      .then((done) => {
        const isOurs = this.state.saving === 'by-itself';
        this.set({ autosaveFailed: !done, ...(isOurs && { saving: null }) });
      });
  };

  private async saveNow(change: Partial<PostFields>): Promise<SaveOutcome> {
    const parsed = parsePost({ ...this.state.fields, ...change });
    if (!parsed.ok) {
      this.set({ errors: parsed.errors });
      return 'refused';
    }
    const wasNew = !this.state.base;
    try {
      await this.store(parsed.value, true);
      return wasNew ? 'created' : 'updated';
    } catch (error) {
      if (!(error instanceof WriteError)) {
        const { alert } = wasNew ? this.words.createFailed : this.words.updateFailed;
        this.set({ errors: await failureErrors(error, alert) });
        return 'failed';
      }
      this.set({ errors: refusalErrors(error, wasNew) });
      if (error.code === 'gone') this.becomeNew();
      return 'refused';
    }
  }

  private async store(value: PostFields, byHand: boolean) {
    const { id, base, fields } = this.state;
    const isPublic = base?.published || value.published;
    try {
      await savePost(id ?? this.newId, value, base, this.by, this.translationOf);
    } catch (error) {
      const isChanged = error instanceof WriteError && error.code === 'changed';
      if (isChanged) this.set({ theirs: error.theirs as Post });
      if (isPublic) void publisher.changeFailed(error);
      throw error;
    }
    if (isPublic) await publisher.changed();
    this.stored(fields, value, byHand);
  }

  /** typed: the fields when the save began. Text typed since then stays as it is. */
  private stored(typed: PostFields, value: PostFields, byHand: boolean) {
    const { id, fields } = this.state;
    dropCopy(this.place());
    const settled = fields === typed ? value : { ...fields, published: value.published };
    this.set({
      id: id ?? this.newId,
      base: value,
      // Normalizing a field would move the caret of a person who is typing.
      fields: byHand ? settled : fields,
      savedAt: serverDate(),
      autosaveFailed: false,
    });
    this.settleCopy();
    // The pause of the text typed since then may already be over.
    if (isDirty(this.state) && !this.discarded) this.planAutosave();
  }

  /** Its document is deleted: the next save creates another. */
  private becomeNew() {
    dropCopy(this.place());
    this.set({ id: null, base: null });
  }

  private settleCopy() {
    const { fields, base } = this.state;
    if (this.discarded) return;
    if (!isDirty(this.state)) return dropCopy(this.place());
    const copyKept = keepCopy(this.place(), { fields, base, at: serverDate() });
    if (copyKept !== this.state.copyKept) this.set({ copyKept });
  }

  private place(): CopyPlace {
    return { postId: this.state.id, visit: this.visit };
  }

  private set(change: Partial<Editing>) {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
