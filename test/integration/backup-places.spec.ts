import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp, command, config, folderNamed, storeIn } from '../support/backups.js';

describe('a backup', () => {
  it('goes into no folder of the archive itself', async () => {
    const link = join(folderNamed('link'), 'data');
    symlinkSync(config.dataDir, link);
    const draft = join(config.dataDir, 'tmp', randomUUID());
    writeFileSync(draft, 'an upload that arrives');
    for (const target of [config.dataDir, join(config.dataDir, 'uploads', 'new'), join(link, 'backups')])
      expect(await command('backup', [target])).toEqual({
        code: 1,
        said: `${target} is in DATA_DIR, and lost with it: name a folder outside, best on another disk.\n`,
      });
    expect([existsSync(draft), existsSync(join(config.dataDir, 'backups'))]).toEqual([true, false]);
    rmSync(draft);
  });

  it('goes into no folder that has other things where backups put theirs, and removes nothing of them', async () => {
    const home = folderNamed('home');
    mkdirSync(join(home, 'tmp'), { mode: 0o755 });
    writeFileSync(join(home, 'tmp', 'letter.odt'), '');
    expect(await command('backup', [home])).toEqual({
      code: 1,
      said: `${join(home, 'tmp')} has other files, not those of backups: name a folder for backups alone.\n`,
    });
    expect([readdirSync(home), statSync(join(home, 'tmp')).mode & 0o777]).toEqual([['tmp'], 0o755]);
    rmSync(join(home, 'tmp', 'letter.odt'));
    const store = storeIn(home);
    await backUp(store);
    writeFileSync(join(home, 'tmp', 'letter.odt'), '');
    await backUp(store);
    expect(readdirSync(join(home, 'tmp'))).toEqual(['letter.odt']);
  });

  it('goes to no disk that is not mounted, by a link that leads nowhere', async () => {
    const link = join(folderNamed('unmounted'), 'disk');
    symlinkSync('/nowhere/veduta', link);
    const refused = { code: 1, said: expect.stringMatching(/disk\/night cannot be written \(ENOENT\)/) };
    expect(await command('backup', [join(link, 'night')])).toEqual(refused);
  });
});
