import { verifyCommand } from './command.ts';

process.exitCode = verifyCommand(process.argv.slice(2), {
  home: process.env['VEXILLUM_HOME'] ?? process.cwd(),
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
});
