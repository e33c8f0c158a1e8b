import { FontTable } from '../../FontTable.js';
import type { WriteLegalText } from '../../legal-text.js';
import { creativeCommonsStatements, rightsStatementsStatements } from '../../public-licences.js';
import { StatementTable } from '../../StatementTable.js';
import { ContactWays } from './operator.js';

export const licenses: WriteLegalText<'licenses'> = (facts) => ({
  lead: (
    <p>
      How to read the licences and rights statements of {facts.siteName}, what they allow, and to whom the fonts, voices
      and programs that we use belong.
    </p>
  ),
  sections: {
    leggere: {
      title: 'How to read them',
      body: (
        <>
          <p>
            The data of every photograph name its author, source and licence, with a link to the full text. It is one of
            two kinds:
          </p>
          <ul>
            <li>
              a <strong>licence</strong>, by which whoever holds the rights allows you something (Creative Commons);
            </li>
            <li>
              a <strong>statement</strong>, by which the archive says what it knows of the rights, without granting
              anything (RightsStatements.org).
            </li>
          </ul>
          <p>
            In Italy a simple photograph is protected for twenty years from when it was made, a photographic work for
            seventy years from its creator’s death (arts. 2, 32-bis and 87–92 of law 633/1941).
          </p>
        </>
      ),
    },
    'creative-commons': {
      title: 'Creative Commons',
      body: (
        <StatementTable
          caption="Licences and marks of Creative Commons"
          columns={['Name', 'What it means']}
          statements={creativeCommonsStatements(
            {
              cc0: 'Whoever held the rights has waived them: do what you like, even without credit. Credit remains courteous.',
              pdm: 'The rights have expired or never existed: do what you like.',
              by: 'You may use and change it, commercially too, if you credit the author.',
              bySa: 'Like BY, but what you make of it has to be shared under the same licence.',
              byNd: 'You may use it with credit, commercially too, but not distribute changed versions.',
              byNc: 'You may use and change it with credit, not commercially.',
              byNcSa: 'Like BY-NC, but what you make of it has to be shared under the same licence.',
              byNcNd: 'You may use it with credit, not commercially, and not distribute changed versions.',
            },
            'en',
          )}
        />
      ),
    },
    rightsstatements: {
      title: 'RightsStatements.org',
      body: (
        <>
          <p>
            Twelve statements that archives, libraries and museums of many countries share. They inform, they are no
            licences: for a use that they do not allow, ask whoever holds the rights.
          </p>
          <StatementTable
            caption="The statements of RightsStatements.org"
            columns={['Name', 'What it means']}
            statements={rightsStatementsStatements({
              InC: 'Protected by copyright: you may make the uses that the law leaves free, others need permission.',
              'InC-OW-EU':
                'Protected, and recognised as an orphan work in the European Union: the holder of the rights was not found.',
              'InC-EDU': 'Protected; educational use is allowed without asking.',
              'InC-NC': 'Protected; non-commercial use is allowed without asking.',
              'InC-RUU': 'Protected, but the holder of the rights is unknown or cannot be found.',
              'NoC-CR': 'Free of copyright, but a contract limits its use.',
              'NoC-NC': 'Free of copyright, digitised under an agreement that for now allows non-commercial use only.',
              'NoC-OKLR':
                'Free of copyright, but other laws limit its use, on cultural property or privacy for instance.',
              'NoC-US': 'Free in the United States; elsewhere it may be protected.',
              CNE: 'The rights have not been evaluated yet.',
              UND: 'The rights have been evaluated without reaching a conclusion.',
              NKC: 'No known rights, without certainty that there are none.',
            })}
          />
        </>
      ),
    },
    'senza-indicazione': {
      title: 'Where no licence is named',
      body: (
        <>
          {facts.defaultLicense ? (
            <p>
              To photographs that name none applies:{' '}
              {facts.defaultLicense.url ? (
                <a href={facts.defaultLicense.url}>{facts.defaultLicense.name}</a>
              ) : (
                facts.defaultLicense.name
              )}
              .
            </p>
          ) : (
            <p>If a photograph names no licence, take it that all rights are reserved and ask before you reuse it.</p>
          )}
          <p>
            For a permission, a copy in high resolution or a doubt write to us <ContactWays {...facts} />. If a
            statement seems wrong to you, or the picture is yours, follow the{' '}
            <a href={facts.to('/about#rimozione')}>steps to a removal</a>.
          </p>
        </>
      ),
    },
    citare: {
      title: 'How to give credit',
      body: (
        <>
          <p>State title, author, year, archive, address of the page and licence, for example:</p>
          <blockquote>
            <p>Title of the photograph, author, c. 1905. {facts.siteName}, address of the page. CC BY 4.0</p>
          </blockquote>
          <p>If you have cropped or coloured the picture, say so. Estimated dates should be given as such.</p>
        </>
      ),
    },
    dimostrazione: {
      title: 'The demonstration archive',
      body: (
        <>
          <p>
            The software comes with an archive to try it out, of Trieste. Its pictures{' '}
            <strong>are not photographs</strong>: a program written for the purpose painted them after titles and
            descriptions, and the provenance of each says so. Pictures, texts and data of the demonstration are{' '}
            <a href="https://creativecommons.org/publicdomain/zero/1.0/deed.en">CC0 1.0</a>: use them for anything.
            Places, dates and people are real, checked against the sources that each card names.
          </p>
          <p>
            The audio guides of the demonstration are read by a synthetic voice: <strong>SVOX Pico (Apache 2.0)</strong>
            , © 2008–2009 SVOX AG. No person spoke them.
          </p>
        </>
      ),
    },
    caratteri: {
      title: 'Fonts',
      body: (
        <FontTable caption="Fonts of the site, served from our own server" columns={['Font', 'Authors', 'Licence']} />
      ),
    },
    software: {
      title: 'The software',
      body: (
        <p>
          The site is made with Veduta, free software under the{' '}
          <a href="https://www.apache.org/licenses/LICENSE-2.0">Apache License 2.0</a>, which any city can use. It rests
          on the work of many: among others PostgreSQL (PostgreSQL licence), Node.js, NestJS, TypeORM, BullMQ, React,
          Vike and i18next (MIT), Leaflet (BSD 2-Clause), sharp (Apache 2.0) and libvips (LGPL). The icons were drawn
          for Veduta. The sources of the maps are named on the maps themselves.
        </p>
      ),
    },
  },
});
