import { ArrowLeft } from 'lucide-react';
import { Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { listTemplates } from '#data/messages/templates.ts';
import { settled } from '#data/settled.ts';
import {
  kindOfMessage,
  type MessageId,
  messageId,
  messageIdFrom,
  messageOf,
} from '#domain/messages/message-kinds.ts';
import { storedWords } from '#domain/messages/message-template.ts';
import { languageNames, languages } from '#domain/text/language.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Segmented } from '#ui/forms/segmented.tsx';
import { notForFeed } from '../../shared/data/feed-reload.ts';
import { LoadError } from '../../shared/data/load-error.tsx';
import { RequiredData } from '../../shared/data/required-data.tsx';
import { PageHeader } from '../../shared/parts/page-header.tsx';
import { messagePath, messagesPath } from '../../shared/paths/paths.ts';
import { action } from './message-action.ts';
import { MessageEditor } from './message-editor.tsx';

/** Loads together with the list: neither a lost connection nor a deploy can come between them. */
export const editor = { loader, action, Component, shouldRevalidate: notForFeed };

const failed = 'Failed to load the message';

function loader({ params: { kind = '' } }: LoaderFunctionArgs) {
  return settled(readMessage(kind), failed);
}

/** null for an unknown message; `template` is null while the words are the original ones. english: the words in English. */
async function readMessage(name: string) {
  const id = messageIdFrom(name);
  if (!id) return null;
  const templates = await listTemplates();
  const templateOf = (one: MessageId) => templates.find((template) => template.id === one) ?? null;
  return {
    id,
    template: templateOf(id),
    english: storedWords(kindOfMessage(id), templateOf(kindOfMessage(id))),
  };
}

function Component() {
  const message = useLoaderData<typeof loader>();
  const { kind: name = '' } = useParams();
  const id = messageIdFrom(name);
  const info = id && messageOf(id);
  return (
    <>
      <PageHeader
        title={info?.title ?? 'Message'}
        sub={
          <>
            {info && <p>{info.when}</p>}
            <Link to={messagesPath} className="link inline-flex items-center gap-1.5 max-md:py-2.5">
              <ArrowLeft className="ico" />
              All messages
            </Link>
          </>
        }
      />
      {id && <LanguageSwitch id={id} />}
      <RequiredData
        data={message}
        dataKey={name}
        notFound={<EmptyState title="There is no such message" />}
        failed={<LoadError title={failed} className="mt-6" />}
      >
        {(loaded) => <MessageEditor key={loaded.id} {...loaded} />}
      </RequiredData>
    </>
  );
}

/** A message has its own words in each language. */
function LanguageSwitch({ id }: { id: MessageId }) {
  const items = languages.map((language) => {
    const other = messageId(kindOfMessage(id), language);
    return { label: languageNames[language], to: messagePath(other), current: other === id };
  });
  return <Segmented label="Language of the message" items={items} className="mt-4" />;
}
