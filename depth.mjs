import vm from 'node:vm';
import { atRandomDepth } from '/work/main/harness/languages/typescript/probe/agent/depth.ts';
const ctx = vm.createContext(vm.constants.DONT_CONTEXTIFY, { codeGeneration: { strings: false, wasm: false } });
// the subject: counts frames to the end of the stack
const room = vm.runInContext(`(() => { let n; const down = () => { n += 1; down(); }; return () => { n = 0; try { down(); } catch {} return n; }; })()`, ctx);
const construct = (f) => f();
const once = () => atRandomDepth(() => construct(room));
// as interpreter.ts run -> #guarded -> #step -> #weigh -> weigh -> keepWitness/weighMany -> warmUp -> making -> #make -> atRandomDepth
const make = () => atRandomDepth(() => construct(room));
const warm = (m) => m(); const many = (m) => warm(m); const weigh = (m) => many(m); const step = (m) => weigh(m);
const r = { once: [], weighed: [] };
for (let i = 0; i < 30; i++) room();
const t=process.cpuUsage();
for (let i = 0; i < 150; i++) r.once.push(once());
for (let s = 0; s < 15; s++) atRandomDepth(() => { const a=[]; for (let i = 0; i < 10; i++) a.push(step(make)); r.weighed.push(Math.min(...a)); });
const lo=Math.min(...r.once), hi=Math.max(...r.once);
console.log('ordinary room', lo, hi, 'weighed: smallest of 10 makings, per step', r.weighed.sort((a,b)=>a-b).join(' '));
console.log('steps told apart', r.weighed.filter(x=>x<lo).length, 'of', r.weighed.length, 'cpu ms', process.cpuUsage(t).user/1000);
