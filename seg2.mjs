import v8 from 'node:v8';
const h=()=>{gc();gc();const s=v8.getHeapStatistics();return s.used_heap_size+s.external_memory};
const make=()=>{let a='';for(let i=0;i<60000;i++)a+=String.fromCharCode(97+i%26,48+i%10,65+i%7);return a};
const seg=new Intl.Segmenter('en'); seg.segment('abc').containing(0); make(); make(); gc(); h();
const a=h(); const s=seg.segment(make()); s.containing(0); const b=h(); console.log('segments grow', b-a, s.containing(0).input.length);
