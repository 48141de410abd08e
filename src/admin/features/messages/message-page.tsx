import { ArrowLeft } from 'lucide-react';
import { Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { listTemplates } from '#data/messages/templates.ts';
import { settled } from '#data/settled.ts';
import { kindFrom, messageOf } from '#domain/messages/message-kinds.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { notForFeed } from '../../shared/data/feed-reload.ts';
import { LoadError } from '../../shared/data/load-error.tsx';
import { RequiredData } from '../../shared/data/required-data.tsx';
import { PageHeader } from '../../shared/parts/page-header.tsx';
import { messagesPath } from '../../shared/paths/paths.ts';
import { action } from './message-action.ts';
import { MessageEditor } from './message-editor.tsx';

/** Loads together with the list: neither a lost connection nor a deploy can come between them. */
export const editor = { loader, action, Component, shouldRevalidate: notForFeed };

const failed = 'Failed to load the message';

function loader({ params: { kind = '' } }: LoaderFunctionArgs) {
  return settled(readMessage(kind), failed);
}

/** null for a kind that does not exist; `template` is null while the words are the original ones. */
async function readMessage(id: string) {
  const kind = kindFrom(id);
  if (!kind) return null;
  const templates = await listTemplates();
  return { kind, template: templates.find((template) => template.kind === kind) ?? null };
}

function Component() {
  const message = useLoaderData<typeof loader>();
  const { kind: id = '' } = useParams();
  const kind = kindFrom(id);
  const info = kind && messageOf(kind);
  return (
    <>
      <PageHeader
        title={info?.title ?? 'Message'}
        sub={
          <>
            {info && <p>{info.when}</p>}
            <Link to={messagesPath} className="link inline-flex items-center gap-1.5 max-md:py-2.5">
              <ArrowLeft className="ico" aria-hidden="true" />
              All messages
            </Link>
          </>
        }
      />
      <RequiredData
        data={message}
        dataKey={id}
        notFound={<EmptyState title="There is no such message" />}
        failed={<LoadError title={failed} className="mt-6" />}
      >
        {(loaded) => <MessageEditor key={loaded.kind} {...loaded} />}
      </RequiredData>
    </>
  );
}
