import { samplePosts } from './sample-post.ts';

/** Quotes on apologetics, the Bible and its people, Christianity, God and Jesus Christ. */
export const quotesOnFaith = samplePosts(`
# What a spade can find [Archaeology]
<blockquote>A spade can uncover a pool, a pavement or a governor's name. It cannot uncover forgiveness. But when a book has told the truth about the pool and the pavement, we have one reason more to listen when it speaks about forgiveness.</blockquote>
<p>Helpful for introducing a lesson on the places of John's Gospel.</p>
# Chance is not a craftsman [Chance]
<p><span style="font-family: georgia;"></span></p><blockquote><span style="font-family: georgia;">Chance is the name we give to our ignorance of causes. It has no hands and holds no tools. To say that chance made the eye is like saying that nobody in particular wrote the letter. The letter is still on the table, and it is still addressed to us.</span></blockquote>
# Clearing the path [General Apologetics, Evangelism and Apologetics]
<blockquote class="tr_bq">Apologetics is like shoveling snow on Sunday morning. It does not preach the sermon or set the table. But some who would have stayed at home may get as far as the door, and inside the door the Word does what no shovel can do.</blockquote>
<p>Use it to explain to a congregation why the pastor bothers with arguments.</p>
# The clues came first [O.T. Apologetics, Messianic Prophecies]
<blockquote>In a good mystery the clues are all printed before the last chapter, and you cannot see the pattern until you have read it. Moses, David and Isaiah laid theirs down centuries apart. No one of them could have read the others' future pages. Then a child was born, and readers began to turn back and say, <i>Oh.</i></blockquote>
# Questions are allowed [Questions, Doubt]
<blockquote>A faith that forbids questions has already half confessed that it has no answers. The Psalms ask God why and how long. Mary asked how. Thomas asked to see. Not one of them was sent away for asking, and none of them went away with nothing.</blockquote><br />A good opening for a question-and-answer evening.
# Hoping that no one is home [Rejecting God, Atheism]
<div><blockquote>Some people reject God as one rejects a proof with an error in it. Many more reject him as one rejects a telephone call from somebody to whom one owes money. For the first we need patience and good reasons. For the second we have better news than they fear: the debt has been paid.</blockquote></div>
# The gospels that were left out [Apocryphal Gospels, Biblical Canon]
<blockquote>People speak of the suppressed gospels as if the church were hiding a treasure. By all means read them. You will find a Jesus who rarely visits a real village, pays no taxes, and talks in riddles to the few. After an hour of it, Mark feels like opening a window.</blockquote>
<p>It may help to read a page of the Gospel of Thomas aloud beside a page of Luke.</p>
# Too many copies to cheat [Bible Transmission, Scripture]
<blockquote class="tr_bq"><span style="font-size: medium;">If there were a single ancient copy of the New Testament, it would contain no variants at all, and we should have no way of checking it. We have thousands of copies, with many small differences, and so we can check nearly everything. The crowd of witnesses that makes the noise also makes the cheating impossible.</span></blockquote>
# Recognized, not manufactured [Biblical Canon, Early Church]
<blockquote>A council can no more make a book holy than a jeweler can make a stone a diamond. He looks, he tests, he gives his opinion. The church found that certain writings had already been feeding her for generations, and she wrote down their names.</blockquote>
<p style="text-align: left;">Suits a Bible class on why we have these twenty-seven books.</p>
# Critics and their clocks [Biblical Criticism, Dating of Gospels]
<blockquote>A scholar who is certain beforehand that nobody can foretell the fall of a city must date every book that foretells it after the fall. That may be a fair conclusion from his starting point, but let us call it by its name. The date was decided by the philosophy, and the manuscript was not consulted.</blockquote>
# Four windows, one room [Eyewitnesses, Gospels]
<blockquote>Walk around a house and look in through four windows. You will see the lamp now on the left, now on the right, and from one side not at all. Only a person who never looked would say that there must be four rooms. Four accounts that matched at every point would be one account, copied three times.</blockquote>&nbsp;<br /><i>For a talk on differences among the Gospels.</i>
# A historian who names officials [Gospels of Luke, Historical Figures in NT]
<blockquote>Whoever invents a story is wise to keep it vague: once, in a far country, under a certain king. Luke gives us the emperor, the year, the governor and the high priest. He hands his critics a hundred chances to catch him out. Liars seldom hang up so many bells on their own fence.</blockquote>
# If there is an Author [Miracles, God's Activity]
<blockquote>Whether miracles can happen depends upon what sort of world this is. If nature is all there is, then nothing can reach in from outside. But if nature has an Author, a miracle breaks no law; it is the Author writing in the margin of his own book. The question is never only, <i>Can it be?</i> It is, <i>Did he?</i></blockquote>
<p>A useful first word before any sermon on the signs in John.</p>
# A well-trained memory [Memory, Notebook Use by Early Followers]
<blockquote class="tr_bq">We who cannot remember our own telephone numbers are quick to say that the disciples must have forgotten. They lived in a world in which boys knew whole books by heart, and teachers spoke in order to be remembered. Some of them may also have carried notebooks. We are the forgetful ones.</blockquote>
# The rooster in the record [Gospel of Mark, Peter]
<blockquote>Every church that read the second Gospel aloud heard how its most honored apostle swore that he had never met Jesus, and how a rooster crowed. Someone must have told that story first. I can think of only one man with the right to tell it so bluntly, and he told it because he had been forgiven.</blockquote>
# Shallow enough for a child [Gospel of John, John]
<blockquote><p>The words of the fourth Gospel are among the simplest in the New Testament: light, water, bread, door, life. A beginner in Greek can read it in his first year. A scholar who has given forty years to it will tell you that he has not yet touched the bottom.</p></blockquote>
<p>To encourage a newcomer who asks where to start reading.</p>
# They had nothing to gain [Apostles, Witness]
<blockquote>Ask of any conspiracy what the conspirators got out of it. The apostles got long walks, short rations, several prisons and, in some cases we can trace, an early death. They could have gone back to the boats at any time. What kept them was that they could not make themselves un-see what they had seen.</blockquote>
# The right names [Names in NT, Historical Evidence of Jesus]
<blockquote>Names go in and out of fashion, and they differ from place to place. A storyteller in a far-off city, two generations later, would scarcely know how many Simons there ought to be in Galilee, or that one needs a nickname to tell them apart. The Gospels have the right names in about the right measure. It is a thing nobody would have thought to fake.</blockquote>
<p>One might hand out a <a href="https://example.com/names-in-the-gospels" target="_blank">list of the names</a> and let a class count.</p>
# A witness from the other side [Paul, Resurrection of Jesus]
<div style="text-align: center;"><b>*</b></div><blockquote>Friends of Jesus said that he had risen, and friends may be mistaken. Paul was no friend. He had the papers for arrests in his pocket. Grief cannot explain what he saw, since he was not grieving, nor can hope, since he hoped for the very opposite. He needed a reason to change sides, and he gave only one.</blockquote>
# Doubt with its face toward God [Doubt, Faith]
<blockquote>There is a doubt that walks away whistling, and there is a doubt that stands in front of God and cries for help. The second is nearer to faith than it knows. A man who says, &quot;I believe; help my unbelief,&quot; has already told his trouble to the right person.</blockquote>
<p>A word for the sick room or for a late-night conversation.</p>
# Taking the house apart [Deconstruction of Christianity]
<blockquote>When someone tells you that he is taking his faith apart, do not snatch the tools from his hand. Ask which boards are rotten. He may have been given a good deal that Christ never built. But ask as well whether he means to look at the foundation, for very few people who leave have dug so deep.</blockquote>
# Borrowed furniture [Historical Influence of Christianity, Slavery, Human Rights]
<blockquote>Our age is certain that the weak have rights and that no human being may be owned. The ancient world, for all its brilliance, was certain of neither. We live among furniture that came out of the church, and we have forgotten the receipt. It is fair to ask how long one can keep the chairs after pulling down the house.</blockquote>
# Why tell him what he knows? [Prayer]
<p>On a common objection:</p><blockquote class="tr_bq">A father knows quite well that his child is hungry, and he has the supper ready. Still he is glad when the child asks. Prayer does not bring God up to date. It brings me to the table.</blockquote><p>Goes well with the Small Catechism on the Fourth Petition.</p>
# How seriously he takes it [Hell, Free Will]
<blockquote>We do not like to speak of hell, and we should distrust anyone who does. But consider the alternative. A God who shrugged at cruelty would not be kind, and a God who dragged the unwilling to his table would not be loving. He has gone to the cross to keep us out of that place, which is how seriously he takes it.</blockquote>
# Heresy is always simpler [Heresy, Early Church]
<blockquote>It would be simpler if Jesus were only God, or if he were only man. Each generation has offered to tidy up the creed in one of these ways. The church declined. She was not in love with difficulty; she had met someone who was hungry in the morning and stilled the sea at night, and she would not give up either half of what she had seen.</blockquote>
# A defeated liar [Satan, Christian Faith]
<blockquote>The devil has two favorite sentences. Before we sin he says that it is nothing, and afterward he says that it is everything. Both are lies, and a baptized Christian may answer the two of them in one breath: It was so great that Christ died for it, and it is so completely paid that you have no more to say.</blockquote>
<p><u>Use:</u> confirmation class, or the first Sunday in Lent.</p>
# Loved before we were lovely [Gods' Love]
<blockquote>Our love goes looking for something worth loving, and grows when it is found. God's love works the other way around. It finds nothing to its purpose, and makes it. We are not loved because we are precious; we become precious by being loved.</blockquote>
# He works through masks [God's Activity, Christian Faith]
<blockquote><span style="font-family: georgia;">You ask where God is at work. He milked a cow this morning by means of a farmer, set a bone by means of a surgeon, and will put your child to bed tonight by means of you. Most of what he does he does with gloves on, and the gloves are people.</span></blockquote>
<p>It puts in brief what Lutherans teach about vocation.</p>
# The strength of the bridge [Faith, Christian Faith]
<blockquote>A trembling man who sets foot on a stone bridge will get across. A bold one who strides out upon rotten planks will not. It is the bridge that matters. Therefore stop measuring your faith, and look at the one whom you are trusting.</blockquote>
# No lower step [Incarnation, Divinity of Jesus]
<blockquote class="tr_bq">Gods of the old stories came down now and then in disguise, and went home when it began to hurt. The Son of God took flesh and kept it. He kept it in the manger and under the nails, and he has it still at the Father's right hand. Heaven now contains a pair of human hands, with scars.</blockquote><!--more--><p>Fits Christmas Day as well as the Ascension.</p>
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
