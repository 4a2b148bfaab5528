<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Template;

use Rueda\Form\Template\Scanner;
use Rueda\Form\Template\Template;
use Rueda\Tests\Growth;
use Rueda\Tests\TestCase;

/**
 * What the text around the fields becomes. Blocks are abbreviated here: `a=Label` is a field with its label.
 *
 * @group newest
 */
final class LayoutTest extends TestCase {
	use Growth;

	/** @return iterable<string, array{string, string}> */
	public function labels(): iterable {
		yield 'a label around' => [
			'<label> Your <b>name</b> (required)<br />[text* a] </label>',
			'a=Your <b>name</b> (required)',
		];
		yield 'a label with classes before it' => [
			'<label class="form-label">Name <b class="req">*</b></label>[text a]',
			'a=<span class="form-label">Name <b class="req">*</b></span>',
		];
		yield 'a label with classes elsewhere, by its id' => [
			'<label for="x" class="form-label">Name</label><div class="box">[text a id:x]</div>',
			'box{a=<span class="form-label">Name</span>}',
		];
		yield 'a legend with classes' => [
			'<fieldset><legend class="form-label">Name</legend>[radio a "1"]</fieldset>',
			'a=<span class="form-label">Name</span>',
		];
		yield 'a legend with classes and no words' => [
			'<fieldset><legend class="form-label"> </legend>[radio a "1"]</fieldset>',
			'a',
		];
		yield 'words before, on the same line' => [ 'Your name [text a]', 'a=Your name' ];
		yield 'words on the line before' => [ "<p>Your name<br>\n    [text a]</p>", 'a=Your name' ];
		yield 'a line break as written' => [ "Your name:\n[text a]", 'a=Your name:' ];
		yield 'only the last line' => [ "Who are you?\nName\n[text a]", 'p(Who are you?) a=Name' ];
		yield 'a paragraph of its own is none' => [ "Your name\n\n[text a]", 'p(Your name) a' ];
		yield 'a sentence is none' => [
			'Please fill in all of the fields below here. [text a]',
			'p(Please fill in all of the fields below here.) a',
		];
		yield 'one line before two fields is none' => [ "Your name\n[text a] [text b]", 'p(Your name) a b' ];
		yield 'each field its own label' => [ 'First [text a] Last [text b]', 'a=First b=Last' ];
		yield 'words behind' => [ "I want [number a] tickets\n[text b]", 'a=I want p(tickets) b' ];
	}

	/** @return iterable<string, array{string, string}> */
	public function labels_that_are_marked(): iterable {
		yield 'a label beside' => [ '<label>Name</label> [text a]', 'a=Name' ];
		yield 'a label by id, elsewhere' => [
			'<div class="l"><label for="x">Name</label></div><p>So:</p><div class="r">[text a id:x]</div>',
			'p(So:) r{a=Name}',
		];
		yield 'a label by an id that nobody has' => [ '<label for="y">Name</label> [text a id:x]', 'a=Name' ];
		yield 'words behind in a label are help' => [
			'<label>Name [text a] as in your <i>passport</i></label>',
			'a=Name?as in your <i>passport</i>',
		];
		yield 'words behind alone are the label' => [ '<label>[text a] Name</label>', 'a=Name' ];
		yield 'two fields in a label' => [ '<label>Name [text a] and [text b]</label>', 'a=Name b=and' ];
		yield 'unclosed labels' => [ '<label>One [text a] <label>Two [text b]', 'a=One b=Two' ];
		yield 'a counter in a label' => [ '<label>Say [textarea a] left: [count a down]</label>', 'a=Say #a=left:' ];
		yield 'a legend of one group' => [
			"<fieldset>\n<legend>Colour</legend>\n[radio a \"Red\"]\n</fieldset>",
			'a=Colour',
		];
		yield 'a legend of several' => [
			'<fieldset><legend>You</legend>Name [text a] Town [text b]</fieldset>',
			'{h3(You) a=Name b=Town}',
		];
		yield 'consent in words behind' => [
			'[acceptance a] I <a href="/x">agree</a>.',
			'a!I <a href="/x">agree</a>.',
		];
		yield 'cells' => [
			'<table><tr><td>Name</td><td>[text a]</td></tr><tr><th>Town</th><td>[text b]</td></tr></table>',
			'a=Name b=Town',
		];
		yield 'terms' => [ '<dl><dt>Name</dt><dd>[text a]</dd><dt>Town</dt><dd>[text b]</dd></dl>', 'a=Name b=Town' ];
		yield 'what nobody sees is no wall' => [ 'Name [hidden h] [text a]', 'h a=Name' ];
		yield 'icons with a class stay, pictures stay beside' => [
			'<i class="icon"></i> Name [text a] <label><img src="x"> Town [text b]</label>',
			'a=<i class="icon"></i> Name html(<img src="x">) b=Town',
		];
	}

	/** @return iterable<string, array{string, string}> */
	public function surroundings(): iterable {
		yield 'headings, rules, paragraphs' => [
			"<h3 class=\"c\" id=\"i\">Hi</h3><hr />One\ntwo\n\n<p class=\"x\">three</p>[submit]",
			'h3(Hi) core/separator p(One<br>two) p(three) send',
		];
		yield 'two breaks part paragraphs' => [ 'One<br><br>two [submit]', 'p(One) p(two) send' ];
		yield 'lists' => [ '<ul><li>One</li><li>Two<ol><li>x</ol></ul>[text a]', 'core/list a' ];
		yield 'other HTML as it was' => [
			'<div class="x"><p>Hi</div><iframe src="/y"></iframe>[text a]',
			'html(<div class="x"><p>Hi</p></div> <iframe src="/y"></iframe>) a',
		];
		yield 'groups keep their classes' => [
			'<div class="row inert-on-sent"><div class="half novalidate">[text a]</div>'
				. '<span class="use-floating-validation-tip">[text b]</span></div>',
			'row inert-on-sent{half novalidate{a} use-floating-validation-tip{b}}',
		];
		yield 'classes of labels that do something' => [
			'<label class="x inert-on-invalid">Name <span class="novalidate y">[text a]</span></label>',
			'x inert-on-invalid novalidate{a=Name}',
		];
		yield 'bare wrappers are nothing' => [ '<div><div>[text a]</div></div>', 'a' ];
		yield 'a paragraph with a class' => [ '<p class="row">Name [text a]</p>', 'row{a=Name}' ];
		yield 'attributes' => [ '<div title="[text a]" class="x">y</div>', 'x{a p(y)}' ];
		yield 'scripts' => [
			'<script>if ( 1 < 2 ) { go( "[text a]" ) }</script> [text b]',
			'html(if ( 1 < 2 ) { go( "" ) }) a b',
		];
		yield 'comments' => [ '<!-- [text a] --> x <!-- [text b]', 'b=x &lt;!--' ];
		yield 'wild' => [
			'</p></div><p><b>x [text a]</i></p></b> <a href="[text b]" [text c',
			'a=x b=&lt;a href=" p(" [text c)',
		];
		yield 'delimiters of blocks' => [ '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->[text a]', 'p(x) a' ];
		yield 'form elements' => [ '<form class="x" action="/y">[text a]</form>', 'a' ];
		yield 'the answer’s place' => [ 'Words [response]', 'p(Words) response' ];
	}

	/**
	 * @dataProvider labels
	 * @dataProvider labels_that_are_marked
	 * @dataProvider surroundings
	 */
	public function test_text_becomes_blocks( string $template, string $expected ): void {
		self::assertSame( $expected, self::short( parse_blocks( Template::to_blocks( $template )->content ) ) );
	}

	public function test_what_was_taken_apart_is_told(): void {
		$notes = Template::to_blocks(
			'<table><tr><td>[text a]</td></tr></table><ul><li>[text b]</li></ul>'
				. '<div class="x" data-y="z" style="color:red">[text c]</div>'
		)->notes;

		self::assertCount( 4, $notes );
		self::assertStringContainsString( 'table', $notes[0] );
		self::assertStringContainsString( '<ul>', $notes[1] );
		self::assertStringContainsString( '<li>', $notes[2] );
		self::assertStringContainsString( 'data-y, style', $notes[3] );
		$frame = Template::to_blocks( '<fieldset><legend>You</legend>[text a][text b]</fieldset>' )->notes;
		self::assertStringContainsString( '<fieldset>', implode( $frame ) );
		self::assertSame( [], Template::to_blocks( '<fieldset><legend>One</legend>[radio a "1"]</fieldset>' )->notes );
		self::assertSame(
			[ '[text a] was left out: it was inside a comment, where nobody sees it.' ],
			Template::to_blocks( '<!-- [text a] -->[text b]' )->notes
		);
	}

	/** @return iterable<string, array{string}> */
	public function hostile(): iterable {
		foreach ( [
			'<',
			'<!--',
			'<a "',
			'<a "<a" ',
			'<div>',
			'<b>',
			'<label>A [text a]',
			'<p>',
			"[text a]\n",
			'<span class="x">[text a]',
			'<script>[text a]',
			'<table><tr><td>[text a]',
			"<i>[text a]\x02" . '1' . "\x03",
			"\xff[text a list:b]",
			'<label for="a">[text a id:a]<datalist id="a">',
		] as $part ) {
			yield (string) wp_json_encode( $part, JSON_INVALID_UTF8_SUBSTITUTE ) => [ $part ];
		}
	}

	/** @dataProvider hostile */
	public function test_hostile_templates_cost_no_more_than_their_length_and_lose_no_field( string $part ): void {
		$template = '';
		$content  = '';
		self::assert_grows_evenly(
			static function ( int $bytes ) use ( $part, &$template, &$content ): void {
				$template = str_repeat( $part, intdiv( $bytes, strlen( $part ) ) );
				$content  = Template::to_blocks( $template )->content;
			},
			60_000
		);
		self::assertSame(
			count( array_filter( Scanner::pieces_of( $template ), 'is_object' ) ),
			substr_count( $content, '<!-- wp:rueda/form-field' )
		);
	}

	/** @param list<array<string, mixed>> $blocks */
	private static function short( array $blocks ): string {
		$short = [];
		foreach ( $blocks as $block ) {
			$attributes = $block['attrs'];
			$words      = trim(
				(string) preg_replace(
					'/\s+/',
					' ',
					strip_tags(
						$block['innerHTML'],
						'core/html' === $block['blockName'] ? [ 'div', 'p', 'iframe', 'img' ] : [ 'br', 'b', 'i' ]
					)
				)
			);
			$short[]    = match ( $block['blockName'] ) {
				null                => '',
				'rueda/form-submit' => 'send',
				'rueda/form-field'  => (
					$attributes['name'] ?? (
						isset( $attributes['target'] ) ? '#' . $attributes['target'] : $attributes['type']
					)
				)
					. ( isset( $attributes['label'] ) ? '=' . $attributes['label'] : '' )
					. ( isset( $attributes['help'] ) ? '?' . $attributes['help'] : '' )
					. ( isset( $attributes['conditionText'] ) ? '!' . $attributes['conditionText'] : '' ),
				'core/group'        => ( $attributes['className'] ?? '' ) . '{' . self::short( $block['innerBlocks'] )
					. '}',
				'core/paragraph'    => "p($words)",
				'core/heading'      => "h{$attributes['level']}($words)",
				'core/html'         => "html($words)",
				default             => $block['blockName'],
			};
		}
		return implode( ' ', array_filter( $short ) );
	}
}
