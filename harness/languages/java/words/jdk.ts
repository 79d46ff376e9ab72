import { defineWords } from '../../../words/words.ts';

export const jdkWords = defineWords('java.jdk', {
  noneFound: 'none was found',
  tooOld: 'the one at {home} is version {version}',
  needed: 'A JDK of version {oldest} or newer (with javac) is needed to grade Java, and {seen}. {remedy}',
  unreachable:
    'The JDK {version} at {home} cannot be used: root runs submissions as an unprivileged user, and {blocking} keeps that user out. Run `chmod o+rx {blocking}`, install a JDK for all users, or grade as an ordinary user.',
  brew: 'Run `brew install --cask temurin`, or set JAVA_HOME to a JDK.',
  apt: 'Run `apt-get install openjdk-17-jdk-headless`, or set JAVA_HOME to a JDK.',
  other: 'Install a JDK, for example from https://adoptium.net, or set JAVA_HOME to one.',
  jarUnreadable: 'cannot be read',
  jarTooLarge: 'is larger than {megabytes} MB',
  jarEntries: 'it has too many entries',
  jarNoArchive: 'is no archive of classes that can be read',
  jarClasses: 'it has more than {most} classes',
  jarUnpacks: 'it unpacks to more than {megabytes} MB',
  jarNoClasses: 'holds no classes',
  jarTooNew: 'is built for Java {version}, and the JDK here is {jdk}',
  jar: "The course's library {why}.",
  jarRemedy: 'Set algs4Jar to a jar of compiled classes, or leave the setting out.',
});
