import { ArrowLeft, ExternalLink } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { deletePost } from '#data/posts/post-admin.ts';
import { report } from '#data/problems/report.ts';
import type { Post } from '#domain/posts/post.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { toast } from '#ui/overlays/toast.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { confirmDelete } from '../list/confirm-delete.ts';
import { publicPath } from '../posts-address.ts';
import { LivePreview } from '../preview/live-preview.tsx';
import { SharingPreview } from '../preview/sharing-preview.tsx';
import { ChangedElsewhere } from '../saving/changed-elsewhere.tsx';
import { LeaveGuard } from '../saving/leave-guard.tsx';
import { RestoreCopy } from '../saving/restore-copy.tsx';
import { useEditing } from '../saving/use-editing.ts';
import { CoverCard } from './cover-card.tsx';
import type { EditorLabels } from './editor-labels.ts';
import { PostFieldset } from './post-fieldset.tsx';
import { PublishingCard } from './publishing-card.tsx';
import { useCover } from './use-cover.ts';

type PostEditorProps = {
  /** Its key, by which it goes on when a new post gets an address. */
  editor: string;
  /** null for a new one. */
  post: Post | null;
  featuredCount: number;
  words: EditorLabels;
};

export function PostEditor({ editor, post, featuredCount, words }: PostEditorProps) {
  const navigate = useNavigate();
  const { editing, state, dirty } = useEditing(post, words);
  const cover = useCover(editing);
  const [deleting, setDeleting] = useState(false);
  // Where the editor itself leads on, nobody has to be asked.
  const leaving = useRef(false);
  const isStored = state.base !== null;

  async function save(change: { published?: boolean } = {}) {
    if (!(await cover.upload())) return;
    const outcome = await editing.save(change);
    if (outcome === 'failed') {
      toast.error((isStored ? words.updateFailed : words.createFailed).toast);
    }
    if (outcome === 'updated') toast.success(words.updated);
    if (outcome !== 'created') return;
    toast.success(words.created);
    leaving.current = true;
    await navigate(`${words.listPath}/${editing.state.id}`, {
      replace: true,
      preventScrollReset: true,
      state: { editor },
    });
    leaving.current = false;
  }

  async function remove() {
    const { id } = editing.state;
    if (!id || !confirmDelete()) return;
    setDeleting(true);
    try {
      await deletePost(id);
    } catch (error) {
      report(error, words.deleteFailed.toast);
      setDeleting(false);
      editing.fail(words.deleteFailed.alert);
      toast.error(words.deleteFailed.toast);
      return;
    }
    editing.discard();
    leaving.current = true;
    toast.success('Blog post deleted successfully');
    navigate(words.listPath);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for Ctrl-S from the controls inside
    <div onKeyDown={onKeyDown}>
      <PageHeader
        title={isStored ? 'Edit post' : 'New post'}
        sub={
          <Link to={words.listPath} className="link inline-flex items-center gap-1.5 max-md:py-2.5">
            <ArrowLeft className="ico" aria-hidden="true" />
            {words.listName}
          </Link>
        }
        actions={
          state.base?.published && (
            <ButtonLink
              variant="outline"
              size="sm"
              href={publicPath(state.base.slug)}
              target="_blank"
              rel="noreferrer"
            >
              <ExternalLink className="ico" aria-hidden="true" />
              View post
              <span className="sr-only">(opens in a new tab)</span>
            </ButtonLink>
          )
        }
      />
      <div className="mt-5 grid gap-4 empty:hidden">
        {state.copy && <RestoreCopy copy={state.copy} editing={editing} />}
        {state.theirs && (
          <ChangedElsewhere theirs={state.theirs} editing={editing} onKeepMine={save} />
        )}
        <ErrorSummary errors={state.errors} />
      </div>
      <form
        noValidate
        aria-label={isStored ? 'Edit post' : 'New post'}
        onSubmit={submit}
        className="mt-5 grid grid-cols-[minmax(0,50rem)] gap-5 max-xl:pb-20 xl:grid-cols-[minmax(0,50rem)_minmax(20rem,1fr)]"
      >
        <div className="grid min-w-0 content-start gap-5 max-xl:contents">
          <PostFieldset state={state} change={editing.change} />
          <SharingPreview fields={state.fields} className="max-xl:order-1" />
        </div>
        <div className="min-w-0 gap-5 max-xl:grid max-xl:items-start md:max-xl:grid-cols-2 xl:flex xl:flex-col">
          <PublishingCard
            state={state}
            dirty={dirty}
            post={post}
            featuredCount={featuredCount}
            deleting={deleting}
            onStatus={(published) => editing.change({ published })}
            onSave={save}
            onDelete={isStored ? remove : null}
          />
          <CoverCard cover={cover} state={state} change={editing.change} />
          <LivePreview fields={state.fields} className="max-xl:hidden xl:sticky xl:top-6" />
        </div>
      </form>
      <LeaveGuard
        dirty={dirty || cover.preview !== null}
        leaving={leaving}
        onDiscard={editing.discard}
      />
    </div>
  );
}
