import { DraftMark } from '../../../../renderer/admin/printing/DraftMark.js';
import { QrCode } from '../../../../renderer/ui/QrCode.js';
import { useAdminText } from '../../../../renderer/admin/use-admin-text.js';
import type { Label, LabelTexts } from './label.js';
import './labels.css';

/** A label: author, title and date, the object, and what follows from its rights; the first language leads. */
export function PhotoLabel({ label }: { label: Label }) {
  const { t } = useAdminText();
  const { author, texts, origin, credit, licence, address, status } = label;
  return (
    <li className="label">
      <div className="label-text">
        {author && <p className="label-author">{author}</p>}
        {texts.map((text) => (
          <Texts key={text.language} text={text} />
        ))}
        <div className="label-small">{[origin, credit, licence].map((line, n) => line && <p key={n}>{line}</p>)}</div>
      </div>
      <div className="label-side">
        {address && <QrCode text={address} label={t('printing.labels.code')} className="label-code" border={2} />}
        <DraftMark status={status} />
      </div>
    </li>
  );
}

const Texts = ({ text: { language, title, date, object } }: { text: LabelTexts }) => (
  <div lang={language} className="label-language">
    <p>
      <cite lang={title.lang}>{title.text}</cite>
      {date && (
        <>
          {', '}
          <span lang={date.lang}>{date.text}</span>
        </>
      )}
    </p>
    {object && (
      <p className="label-object" lang={object.lang}>
        {object.text}
      </p>
    )}
  </div>
);
