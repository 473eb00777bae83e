/** The topic groups and their topics, as listed in the specification (section 3). The name of a topic is its label. */
export const topicGroups: readonly (readonly [group: string, topics: readonly string[]])[] = `
  Apologetics: Archaeology, Chance, General Apologetics, O.T. Apologetics, Questions,
    Rejecting God;
  Bible: Apocryphal Gospels, Bible Transmission, Biblical Canon, Biblical Criticism,
    Dating of Gospels, Eyewitnesses, Gospels, Gospel of John, Gospels of Luke, Gospel of Mark,
    Gospel of Matthew, Memory, Miracles, Notebook Use by Early Followers, Scripture;
  Bible Characters: Apostles, Historical Figures in NT, John, Names in NT, Paul, Peter;
  Christianity: Christian Faith, Deconstruction of Christianity, Doubt, Early Church,
    Evangelism and Apologetics, Hell, Heresy, Historical Influence of Christianity,
    Image of God, Prayer, Resurrection, Satan, Slavery, Witness;
  Creation: Big Bang, God's World, Fine-Tuning of Universe, Intelligent Design,
    Irreducible Complexity;
  Current Concerns: Abortion, Contemporary Life, Death, Homosexuality, Human Rights,
    Individual Autonomy, Marriage, Meaning, Suffering, Transgender;
  God: Faith, God's Activity, Gods' Love;
  Gods Existence: Anthropic Principle, Beauty, Cosmological Argument, Mathematics,
    Moral Law Argument, Music, Ontological Argument, Teleological Argument;
  Jesus Christ: Christ, Jesus, Death of Jesus, Divinity of Jesus, Historical Evidence of Jesus,
    Incarnation, Messianic Prophecies, Resurrection of Jesus;
  Philosophy: Evil, Free Will, Morality, Perspective, Reason, Truth;
  Science: Evolution, God of the Gaps, Mind, Multiverse, Origin of Life, Scientific Field,
    Science and Faith, Scientism, Universe, Wonders of the World;
  Worldview: Agnosticism, Atheism, Existentialism, Humanism, Materialism, Religions, Skepticism,
    Theism, Pantheism, Atheism, Worldviews`
  .split(';')
  .map((line) => {
    const [group = '', topics = ''] = line.replace(/\s+/g, ' ').split(':');
    return [group.trim(), topics.split(',').map((topic) => topic.trim())];
  });
