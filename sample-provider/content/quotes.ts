import { samplePosts } from './sample-post.ts';

export const quotes = samplePosts(`
# What a spade can find [Archaeology]
<blockquote>A spade can uncover a pool, a pavement or a governor's name. It cannot uncover forgiveness. But when a book has told the truth about the pool and the pavement, we have one reason more to listen when it speaks about forgiveness.</blockquote>
<p>Helpful for introducing a lesson on the places of John's Gospel.</p>
# The day without a yesterday [Big Bang, Cosmological Argument]
<blockquote>For a long time unbelief was comfortable with a universe that had always been there. Then the evidence began to point to a beginning. It does not spell out the name of God. But a thing that begins asks for a cause, and a cause of all space and time must be something that was not waiting about inside them.</blockquote>
<p>To open a discussion with students; leave time for the physics.</p>
# Chance is not a craftsman [Chance]
<p><span style="font-family: georgia;"></span></p><blockquote><span style="font-family: georgia;">Chance is the name we give to our ignorance of causes. It has no hands and holds no tools. To say that chance made the eye is like saying that nobody in particular wrote the letter. The letter is still on the table, and it is still addressed to us.</span></blockquote>
# More than was needed [God's World, Beauty]
<blockquote class="tr_bq">A world made only to function would not have needed the inside of a seashell, or the color of the sky at six in the evening, or the smell of rain. There is so much here that nobody required. Extravagance is hard to account for by necessity, and easy to account for by love.</blockquote>
# Clearing the path [General Apologetics, Evangelism and Apologetics]
<blockquote class="tr_bq">Apologetics is like shoveling snow on Sunday morning. It does not preach the sermon or set the table. But some who would have stayed at home may get as far as the door, and inside the door the Word does what no shovel can do.</blockquote>
<p>Use it to explain to a congregation why the pastor bothers with arguments.</p>
# The dials were set [Fine-Tuning of Universe, Anthropic Principle]
<blockquote>&quot;Of course the universe allows for life,&quot; we are told, &quot;or we should not be here to notice.&quot; Quite so. And if fifty marksmen fired at me and missed, I should certainly have to be alive in order to be surprised. But I would still be right to be surprised, and to wonder what the marksmen had in mind.</blockquote>
<p>The picture of the firing squad is an old one in this debate and can be told in half a minute.</p>
# The clues came first [O.T. Apologetics, Messianic Prophecies]
<blockquote>In a good mystery the clues are all printed before the last chapter, and you cannot see the pattern until you have read it. Moses, David and Isaiah laid theirs down centuries apart. No one of them could have read the others' future pages. Then a child was born, and readers began to turn back and say, <i>Oh.</i></blockquote>
# Instructions imply an instructor [Intelligent Design, Irreducible Complexity]
<blockquote>In every living cell there is something very like writing, and something very like a reader. The writing is of no use without the reader, and the reader is built from the writing. How such a pair got started is a question that deserves better than a wave of the hand, from any side. Elsewhere, when we find a text, we look for an author.</blockquote>
# Questions are allowed [Questions, Doubt]
<blockquote>A faith that forbids questions has already half confessed that it has no answers. The Psalms ask God why and how long. Mary asked how. Thomas asked to see. Not one of them was sent away for asking, and none of them went away with nothing.</blockquote><br />A good opening for a question-and-answer evening.
# The worth of the small [Abortion, Human Rights, Image of God]
<p><b></b></p><blockquote>If a human being is worth something because he is strong or clever or wanted, then his worth can be lost, and somebody must be appointed to measure it. If he is worth something because he bears the image of God, nobody holds the ruler. The smallest and the oldest are then as safe as the king.</blockquote><p>To be spoken gently; there are wounded people in every pew.</p>
# Hoping that no one is home [Rejecting God, Atheism]
<div><blockquote>Some people reject God as one rejects a proof with an error in it. Many more reject him as one rejects a telephone call from somebody to whom one owes money. For the first we need patience and good reasons. For the second we have better news than they fear: the debt has been paid.</blockquote></div>
# Connected and lonely [Contemporary Life]
<blockquote>We can reach almost anyone at any hour, and we have never been lonelier. We know what a thousand strangers had for dinner, and not the name of the widow next door. The church has no better device to offer. She has a table, and bread, and someone on either side of you.</blockquote>
# The gospels that were left out [Apocryphal Gospels, Biblical Canon]
<blockquote>People speak of the suppressed gospels as if the church were hiding a treasure. By all means read them. You will find a Jesus who rarely visits a real village, pays no taxes, and talks in riddles to the few. After an hour of it, Mark feels like opening a window.</blockquote>
<p>It may help to read a page of the Gospel of Thomas aloud beside a page of Luke.</p>
# An enemy, and a beaten one [Death, Resurrection]
<blockquote>&quot;Death is only a part of life,&quot; they say kindly at the graveside, and no one who has loved the dead believes them. Scripture is more honest. It calls death an enemy. Only people who have heard that the enemy has been beaten can afford to call him that to his face.</blockquote>
<br />For a funeral sermon, or for the visit before it.
# Too many copies to cheat [Bible Transmission, Scripture]
<blockquote class="tr_bq"><span style="font-size: medium;">If there were a single ancient copy of the New Testament, it would contain no variants at all, and we should have no way of checking it. We have thousands of copies, with many small differences, and so we can check nearly everything. The crowd of witnesses that makes the noise also makes the cheating impossible.</span></blockquote>
# My own little kingdom [Individual Autonomy, Free Will]
<blockquote>I wished to belong to nobody but myself, and I got what I wished for: a kingdom with one subject, who would not obey. It was no hardship to hear at last that I had been bought at a price. The rightful owner turned out to be the only one who wanted me free.</blockquote>
# Recognized, not manufactured [Biblical Canon, Early Church]
<blockquote>A council can no more make a book holy than a jeweler can make a stone a diamond. He looks, he tests, he gives his opinion. The church found that certain writings had already been feeding her for generations, and she wrote down their names.</blockquote>
<p style="text-align: left;">Suits a Bible class on why we have these twenty-seven books.</p>
# A promise, not a mood [Marriage]
<blockquote>No one needs to vow that he will feel in love on the wedding day. Vows are made for the other days. When two people promise the rest of their lives without knowing what is in them, they do something that creatures of mere appetite could never do. They imitate, in a small house, a God who keeps his word.</blockquote>
<p>Short enough for a wedding address.</p>
# Critics and their clocks [Biblical Criticism, Dating of Gospels]
<blockquote>A scholar who is certain beforehand that nobody can foretell the fall of a city must date every book that foretells it after the fall. That may be a fair conclusion from his starting point, but let us call it by its name. The date was decided by the philosophy, and the manuscript was not consulted.</blockquote>
# Meaning cannot be homemade [Meaning, Existentialism]
<blockquote class="tr_bq">We are advised to create our own meaning. One might as well create one's own north. I can paint the letter N on any wall of the room, but when I walk out into the snow it will not bring me home. A meaning that I made up this morning is not large enough to live in, and much too small to die in.</blockquote>
# Four windows, one room [Eyewitnesses, Gospels]
<blockquote>Walk around a house and look in through four windows. You will see the lamp now on the left, now on the right, and from one side not at all. Only a person who never looked would say that there must be four rooms. Four accounts that matched at every point would be one account, copied three times.</blockquote>&nbsp;<br /><i>For a talk on differences among the Gospels.</i>
# The God who has scars [Suffering, Evil]
<blockquote>I cannot tell you why this happened to you, and I would not trust myself if I could. I can tell you what the reason is <i>not</i>. It is not that God does not care. He did not send an explanation from a safe distance; he came, and it cost him his life. We may wait for our answers in company like that.</blockquote>
# A historian who names officials [Gospels of Luke, Historical Figures in NT]
<blockquote>Whoever invents a story is wise to keep it vague: once, in a far country, under a certain king. Luke gives us the emperor, the year, the governor and the high priest. He hands his critics a hundred chances to catch him out. Liars seldom hang up so many bells on their own fence.</blockquote>
# Why do the numbers fit? [Mathematics, Reason]
<blockquote>A mathematician shuts his eyes and works out a pretty theory that is of no use to anybody. A century later it proves to be the very thing needed to describe the inside of a star. Why should what goes on in a small gray organ agree with what goes on out there? It is no wonder, if both of them were thought of by the same mind.</blockquote>
<p>Teachers of mathematics may supply their own favorite example.</p>
# If there is an Author [Miracles, God's Activity]
<blockquote>Whether miracles can happen depends upon what sort of world this is. If nature is all there is, then nothing can reach in from outside. But if nature has an Author, a miracle breaks no law; it is the Author writing in the margin of his own book. The question is never only, <i>Can it be?</i> It is, <i>Did he?</i></blockquote>
<p>A useful first word before any sermon on the signs in John.</p>
# Quarreling about fairness [Moral Law Argument, Morality]
<blockquote>Listen to two children dividing a cake. Neither says, &quot;I happen to dislike your conduct.&quot; They say, &quot;That is not fair!&quot; and each expects the other to know what it means. Long before we have read any philosophy we appeal to a law that neither of us made. It would be odd if so universal a law had no lawgiver.</blockquote>
# A well-trained memory [Memory, Notebook Use by Early Followers]
<blockquote class="tr_bq">We who cannot remember our own telephone numbers are quick to say that the disciples must have forgotten. They lived in a world in which boys knew whole books by heart, and teachers spoke in order to be remembered. Some of them may also have carried notebooks. We are the forgetful ones.</blockquote>
# A chord in an empty house [Music, Beauty]
<div><span style="font-size: medium;"></span></div><blockquote><span style="font-size: medium;">You can describe a cantata as vibrations of the air at certain frequencies, and everything you say will be correct. But you will not have explained why the tears came. Music keeps telling us that the world means more than it weighs. Perhaps that is why heaven, in Scripture, is so seldom silent.</span></blockquote>
# The rooster in the record [Gospel of Mark, Peter]
<blockquote>Every church that read the second Gospel aloud heard how its most honored apostle swore that he had never met Jesus, and how a rooster crowed. Someone must have told that story first. I can think of only one man with the right to tell it so bluntly, and he told it because he had been forgiven.</blockquote>
# The greatest thing one can think of [Ontological Argument]
<blockquote>The old argument says that the greatest conceivable being cannot be a mere conception. Some find it proves everything, others that it proves nothing. This much it certainly does: it keeps us from arguing about too small a God. Whatever might have happened not to exist is not the one whom we worship.</blockquote>
<p>The argument goes back to Anselm, and a class will enjoy trying to find what is wrong with it.</p>
# Shallow enough for a child [Gospel of John, John]
<blockquote><p>The words of the fourth Gospel are among the simplest in the New Testament: light, water, bread, door, life. A beginner in Greek can read it in his first year. A scholar who has given forty years to it will tell you that he has not yet touched the bottom.</p></blockquote>
<p>To encourage a newcomer who asks where to start reading.</p>
# Swallows and stars [Teleological Argument, Wonders of the World, God's World]
<blockquote>A bird that weighs no more than a letter crosses a desert and a sea, and in spring finds the same barn. We explain it by the sun, the stars, and a sense of the earth's magnetism, and each explanation is more wonderful than the bird. Those who know the most about how it is done are seldom the ones who stop marveling.</blockquote>
# They had nothing to gain [Apostles, Witness]
<blockquote>Ask of any conspiracy what the conspirators got out of it. The apostles got long walks, short rations, several prisons and, in some cases we can trace, an early death. They could have gone back to the boats at any time. What kept them was that they could not make themselves un-see what they had seen.</blockquote>
# The problem of good [Evil, Atheism]
<blockquote>The believer has to explain why there is evil in a world that God made, and it is a heavy task. But the unbeliever has a task as well. He must explain why there is such a thing as <i>evil</i>, and not simply events; and why, in a universe that does not care, he does.</blockquote>
# The right names [Names in NT, Historical Evidence of Jesus]
<blockquote>Names go in and out of fashion, and they differ from place to place. A storyteller in a far-off city, two generations later, would scarcely know how many Simons there ought to be in Galilee, or that one needs a nickname to tell them apart. The Gospels have the right names in about the right measure. It is a thing nobody would have thought to fake.</blockquote>
<p>One might hand out a <a href="https://example.com/names-in-the-gospels" target="_blank">list of the names</a> and let a class count.</p>
# Love that can be refused [Free Will, Gods' Love]
<blockquote class="tr_bq">An all-powerful being could have lined the world with obedient dolls. He preferred children, though he knew what children do. Whoever complains that God gave us too much room should reflect that in less room there could have been no hatred, and no one to love.</blockquote>
<p>One should add, with the Lutheran confessions, that our wills are now bound and must be set free by the Gospel.</p>
# A witness from the other side [Paul, Resurrection of Jesus]
<div style="text-align: center;"><b>*</b></div><blockquote>Friends of Jesus said that he had risen, and friends may be mistaken. Paul was no friend. He had the papers for arrests in his pocket. Grief cannot explain what he saw, since he was not grieving, nor can hope, since he hoped for the very opposite. He needed a reason to change sides, and he gave only one.</blockquote>
# True for everybody [Truth, Skepticism]
<blockquote>&quot;There is no truth,&quot; said the speaker, and looked around to see whether we agreed that it was true. One can only saw through the branch on which one sits by sitting on it for a while. Truth is patient with us. It holds us up even while we deny it.</blockquote>
# Doubt with its face toward God [Doubt, Faith]
<blockquote>There is a doubt that walks away whistling, and there is a doubt that stands in front of God and cries for help. The second is nearer to faith than it knows. A man who says, &quot;I believe; help my unbelief,&quot; has already told his trouble to the right person.</blockquote>
<p>A word for the sick room or for a late-night conversation.</p>
# Can atoms be mistaken? [Mind, Materialism, Reason]
<blockquote>Stones do not make mistakes. Neither do rivers; they merely go where they are pushed. If my thoughts also merely go where they are pushed, then they cannot be mistaken, and they cannot be correct either. Whoever gives me <i>reasons</i> for believing that I am only matter has paid me a compliment that his theory does not allow.</blockquote>
<p>Works best in conversation, one sentence at a time.</p>
# Taking the house apart [Deconstruction of Christianity]
<blockquote>When someone tells you that he is taking his faith apart, do not snatch the tools from his hand. Ask which boards are rotten. He may have been given a good deal that Christ never built. But ask as well whether he means to look at the foundation, for very few people who leave have dug so deep.</blockquote>
# Everyone stands somewhere [Perspective, Worldviews]
<blockquote>Nobody looks at the world from nowhere. The believer has a standpoint, and so has the critic who reminds him of it. It is no disgrace to stand in a particular place. The thing to ask is how much of the country one can see from there, and whether the path that led up to it is sound.</blockquote>
# Borrowed furniture [Historical Influence of Christianity, Slavery, Human Rights]
<blockquote>Our age is certain that the weak have rights and that no human being may be owned. The ancient world, for all its brilliance, was certain of neither. We live among furniture that came out of the church, and we have forgotten the receipt. It is fair to ask how long one can keep the chairs after pulling down the house.</blockquote>
# Between the gaps [God of the Gaps, Science and Faith]
<blockquote>If God lived only in the gaps of our knowledge, each discovery would evict him from another room. But the Creator is not a tenant in the house. He made it, and holds it up, and we should find his workmanship as plainly in the finished rooms as in the dark ones. We praise him for what we understand.</blockquote>
# Why tell him what he knows? [Prayer]
<p>On a common objection:</p><blockquote class="tr_bq">A father knows quite well that his child is hungry, and he has the supper ready. Still he is glad when the child asks. Prayer does not bring God up to date. It brings me to the table.</blockquote><p>Goes well with the Small Catechism on the Fourth Petition.</p>
# Worlds without number [Multiverse, Universe]
<p>A thought for the science-minded:</p><blockquote>Perhaps there are countless universes, and ours is the lucky one. No one has seen the rest. I do not complain of that, since I too believe in things unseen. But let us notice that we have now left the laboratory, and that the choice is no longer between science and faith. It is between one unseen explanation and another.</blockquote>
# How seriously he takes it [Hell, Free Will]
<blockquote>We do not like to speak of hell, and we should distrust anyone who does. But consider the alternative. A God who shrugged at cruelty would not be kind, and a God who dragged the unwilling to his table would not be loving. He has gone to the cross to keep us out of that place, which is how seriously he takes it.</blockquote>
# The first living thing [Origin of Life, Chance]
<blockquote>Given a living cell, one can tell many interesting stories about what happened next. The first cell is the difficulty. It had to feed itself, repair itself and copy itself, and it had no ancestors from whom to learn. Honest researchers say that they do not yet know how it came to be. It is a good phrase, and we might all use it more.</blockquote>
# Heresy is always simpler [Heresy, Early Church]
<blockquote>It would be simpler if Jesus were only God, or if he were only man. Each generation has offered to tidy up the creed in one of these ways. The church declined. She was not in love with difficulty; she had met someone who was hungry in the morning and stilled the sea at night, and she would not give up either half of what she had seen.</blockquote>
# A net and its holes [Scientism]
<blockquote class="tr_bq"><p>A fisherman with a net of two-inch mesh concluded that the sea has no creatures smaller than two inches. He had the catch to prove it. When we hear that only what science can measure is real, we should admire the catch and ask about the net.</p></blockquote>
<p>The comparison is a familiar one; try it with an actual piece of netting.</p>
# A defeated liar [Satan, Christian Faith]
<blockquote>The devil has two favorite sentences. Before we sin he says that it is nothing, and afterward he says that it is everything. Both are lies, and a baptized Christian may answer the two of them in one breath: It was so great that Christ died for it, and it is so completely paid that you have no more to say.</blockquote>
<p><u>Use:</u> confirmation class, or the first Sunday in Lent.</p>
# Two books by one author [Science and Faith, Scientific Field]
<blockquote>Christians have long spoken of two books, nature and Scripture, from the same hand. A reader may misunderstand either of them. When the two appear to quarrel, he will do well to suspect the reader first, to read both again slowly, and not to throw the one at the head of the other.</blockquote>
<div style="text-align: left;">Suggested for blessing students at the start of the school year.</div>
# Loved before we were lovely [Gods' Love]
<blockquote>Our love goes looking for something worth loving, and grows when it is found. God's love works the other way around. It finds nothing to its purpose, and makes it. We are not loved because we are precious; we become precious by being loved.</blockquote>
# An undecided juror [Agnosticism, Skepticism]
<blockquote>It can be honorable to say, &quot;I have not yet made up my mind.&quot; But a juror may not stay out for ever. Every day we live as though God were or as though he were not; we pray or we do not, we hope or we do not. Life requires a verdict from us while the evidence is still being read.</blockquote>
# He works through masks [God's Activity, Christian Faith]
<blockquote><span style="font-family: georgia;">You ask where God is at work. He milked a cow this morning by means of a farmer, set a bone by means of a surgeon, and will put your child to bed tonight by means of you. Most of what he does he does with gloves on, and the gloves are people.</span></blockquote>
<p>It puts in brief what Lutherans teach about vocation.</p>
# The painter is not the paint [Pantheism, Theism]
<blockquote>To say that everything is God sounds generous. But then the tumor is God as well as the child, and nobody is left to whom we might cry out against the one on behalf of the other. The Bible's God is near to everything and identical with nothing he has made. That is why he can come to help.</blockquote>
# The strength of the bridge [Faith, Christian Faith]
<blockquote>A trembling man who sets foot on a stone bridge will get across. A bold one who strides out upon rotten planks will not. It is the bridge that matters. Therefore stop measuring your faith, and look at the one whom you are trusting.</blockquote>
# Do all roads lead up the mountain? [Religions, Worldviews]
<blockquote>They say that every religion is a path up the same mountain, and that we shall meet at the top. Whoever says so must have been up there to see it. The Christian has a humbler report to make. We could not find any path that went all the way, and the one who lives on the summit came down.</blockquote>
<p>More on this theme under <a href="https://example.org/worldviews" target="_blank">Worldviews</a>.</p>
# No lower step [Incarnation, Divinity of Jesus]
<blockquote class="tr_bq">Gods of the old stories came down now and then in disguise, and went home when it began to hurt. The Son of God took flesh and kept it. He kept it in the manger and under the nails, and he has it still at the Father's right hand. Heaven now contains a pair of human hands, with scars.</blockquote><!--more--><p>Fits Christmas Day as well as the Ascension.</p>
# Man as the measure [Humanism, Image of God, Morality]
<blockquote>Humanism wants to honor man, and so do we. But when man is the highest thing there is, he has nobody to look up to and nobody to forgive him. Tell him that he is dust, and that God breathed into this dust, and in the end took it upon himself. No one has ever thought more highly of man than that.</blockquote>
# The cross is not an accident [Death of Jesus, Gods' Love]
<blockquote>If you wish to know what sin costs, look at the cross. If you wish to know what you are worth to God, look at the cross. The two sums come out the same, and they were paid on one afternoon, outside one city, under a governor whose name we know.</blockquote>
# Too large for the frame [Jesus, Christ, Divinity of Jesus]
<blockquote>Everyone would like to have Jesus on his side: the moralist, the rebel, the healer, the sage. Each of them cuts out the piece he can use. But read a Gospel at one sitting, and the man will not stay in the frame. He forgives other people's sins as if they had been committed against <b>him</b>. Either that is madness, or the frame is too small.</blockquote>
# A witness from the ash heap [Suffering, Resurrection]
<blockquote>Job had lost everything that can be carried to a grave, and it was there that he spoke of what cannot be: "I know that my Redeemer lives" (Job 19:25&#8211;27). Nobody who merely wished to be comforted would have put it so concretely. With my own eyes, he says. In my flesh.</blockquote>
<p>For a funeral sermon, beside 1 Corinthians 15.</p>
# Led like a lamb [Messianic Prophecies, Death of Jesus]
<blockquote>Read Isaiah 53:4&#8211;6 aloud to someone who has never opened a Bible, and ask of whom it speaks. I have not yet met anybody who said, "Of a nation," or, "Of the prophet himself." They say what the Ethiopian was told on the desert road (Acts 8:32&#8211;35).</blockquote>
# Small under the stars [Wonders of the World, Image of God]
<blockquote>The telescope has not made the question of Psalm 8 smaller. "What is man, that you are mindful of him?" It only took away the excuse for not asking it. The wonder of the psalm is not that the heavens are large. It is that somebody is mindful.</blockquote>
<p>Compare Genesis 1:26&#8211;28.</p>
# The shepherd comes himself [God's Activity, Christ]
<blockquote>"I myself will search for my sheep," says the Lord in Ezekiel 34:11&#8211;16, when all the hired shepherds have failed. It is a promise that nobody but God can keep, and one day a carpenter's son stood up and said, "I am the good shepherd" (John 10:11).</blockquote>
`);
