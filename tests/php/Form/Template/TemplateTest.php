<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Template;

use Rueda\Form\Template\Template;
use Rueda\Tests\TestCase;

/** What one form-tag becomes, in cases that the large form does not contain. */
final class TemplateTest extends TestCase {

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public function fields(): iterable {
		yield 'a width alone' => [ '[text a 30/]', [ 'name' => 'a', 'size' => 30 ] ];
		yield 'long options win' => [
			'[text a 30/40 size:5 maxlength:6]',
			[ 'name' => 'a', 'size' => 5, 'maxlength' => 6 ],
		];
		yield 'rows alone' => [ '[textarea a x4]', [ 'type' => 'textarea', 'name' => 'a', 'rows' => 4 ] ];
		yield 'a text area’s limit alone' => [
			'[textarea a /70]',
			[ 'type' => 'textarea', 'name' => 'a', 'maxlength' => 70 ],
		];
		yield 'nothing counts' => [ '[text a size:0 maxlength:99999999999]', [ 'name' => 'a' ] ];
		yield 'content as placeholder' => [
			'[textarea a placeholder]Say it[/textarea]',
			[ 'type' => 'textarea', 'name' => 'a', 'placeholder' => 'Say it' ],
		];
		yield 'entities are what they stand for' => [
			'[text a "Tom &amp; &quot;J&quot;"]',
			[ 'name' => 'a', 'defaultValue' => 'Tom & "J"' ],
		];
		yield 'lines have no pipes' => [ '[text a "x|y"]', [ 'name' => 'a', 'defaultValue' => 'x|y' ] ];
		yield 'an id of the protocol’s is dropped' => [
			'[text a id:wpcf7-x class:b]',
			[ 'name' => 'a', 'className' => 'b' ],
		];
		yield 'words for days' => [
			'[date a min:last_monday max:today+2weeks "2026-01-31"]',
			[
				'type'         => 'date',
				'name'         => 'a',
				'defaultValue' => '2026-01-31',
				'min'          => 'last_monday',
				'max'          => 'today+2weeks',
			],
		];
		yield 'a time' => [
			'[time* a min:09:00 max:17:30 step:900 "10:15"]',
			[
				'type'         => 'time',
				'name'         => 'a',
				'isRequired'   => true,
				'defaultValue' => '10:15',
				'min'          => '09:00',
				'max'          => '17:30',
				'step'         => '900',
			],
		];
		yield 'stars' => [
			'[rating* a max:7]',
			[ 'type' => 'rating', 'name' => 'a', 'isRequired' => true, 'max' => '7' ],
		];
		yield 'the first known place of a value' => [
			'[hidden a default:post default:user_first_name]',
			[ 'type' => 'hidden', 'name' => 'a', 'defaultFrom' => 'user_first_name' ],
		];
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public function fields_with_several_files(): iterable {
		yield 'several files' => [
			'[file a multiple limit:2mb limit-each:500kb max-file:3]',
			[
				'type'       => 'file',
				'name'       => 'a',
				'limit'      => '2mb',
				'isMultiple' => true,
				'limitEach'  => '500kb',
				'mostFiles'  => 3,
			],
		];
		yield 'several files of an add-on' => [
			'[mfile* a limit:1mb filetypes:pdf|png max-file:3]',
			[
				'type'       => 'file',
				'name'       => 'a',
				'isRequired' => true,
				'filetypes'  => 'pdf|png',
				'limit'      => '3145728',
				'limitEach'  => '1mb',
				'isMultiple' => true,
				'mostFiles'  => 3,
			],
		];
		yield 'several files with the usual limits of the add-on' => [
			'[mfile a]',
			[
				'type'       => 'file',
				'name'       => 'a',
				'filetypes'  => 'jpg|jpeg|png|gif|pdf|doc|docx|ppt|pptx|odt|avi|ogg|m4a|mov|mp3|mp4|mpg|wav|wmv|xls',
				'limit'      => '26214400',
				'limitEach'  => '10mb',
				'isMultiple' => true,
			],
		];
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public function fields_with_choices_and_others(): iterable {
		yield 'a blank choice the old way' => [
			'[select a default:3 "" "One" "Two"]',
			[
				'type'         => 'select',
				'name'         => 'a',
				'choices'      => [ [ 'label' => 'One' ], [ 'label' => 'Two', 'isDefault' => true ] ],
				'includeBlank' => true,
			],
		];
		yield 'the first of several defaults where one is chosen' => [
			'[select a default:5_2_1 "One" "Two"]',
			[
				'type'    => 'select',
				'name'    => 'a',
				'choices' => [ [ 'label' => 'One' ], [ 'label' => 'Two', 'isDefault' => true ] ],
			],
		];
		yield 'values of choices' => [
			'[radio a default:get " One | 1 " "Two|" "Three|3|4"]',
			[
				'type'        => 'radio',
				'name'        => 'a',
				'choices'     => [
					[ 'label' => 'One', 'value' => '1' ],
					[ 'label' => 'Two', 'isEmptyInMail' => true ],
					[ 'label' => 'Three', 'value' => '3|4' ],
				],
				'defaultFrom' => 'get',
			],
		];
		yield 'choices of add-ons alone' => [
			'[checkbox a data:countries|cities]',
			[ 'type' => 'checkbox', 'name' => 'a', 'source' => 'countries cities' ],
		];
		yield 'a quiz without questions' => [ '[quiz a]', [ 'type' => 'quiz', 'name' => 'a' ] ];
		yield 'a picture alone' => [ '[captchac a]', [ 'type' => 'captcha', 'name' => 'a' ] ];
		yield 'an answer alone, with room for other letters' => [
			'[captchar a 4/4]',
			[ 'type' => 'captcha', 'name' => 'a' ],
		];
		yield 'a file' => [
			'[file* a limit:1024 filetypes:image/*|.PDF capture:user]',
			[
				'type'       => 'file',
				'name'       => 'a',
				'isRequired' => true,
				'filetypes'  => 'image/*|.PDF',
				'limit'      => '1024',
				'capture'    => 'user',
			],
		];
		yield 'consent for storing' => [
			'[acceptance a consent_for:storage "Keep it"]',
			[ 'type' => 'acceptance', 'name' => 'a', 'consentFor' => 'storage', 'conditionText' => 'Keep it' ],
		];
	}

	/**
	 * @dataProvider fields
	 * @dataProvider fields_with_several_files
	 * @dataProvider fields_with_choices_and_others
	 * @param array<string, mixed> $expected
	 */
	public function test_a_tag_becomes_a_field( string $tag, array $expected ): void {
		self::assertSame(
			'<!-- wp:rueda/form-field ' . serialize_block_attributes( $expected ) . ' /-->',
			$this->in_order( Template::to_blocks( $tag )->content, $expected )
		);
	}

	/** @return iterable<string, array{string, string}> */
	public function notes(): iterable {
		yield 'tabindex' => [
			'[text a tabindex:-2]',
			'The tab order of “a” was left out: the Tab key follows the order of the fields.',
		];
		yield 'a picture’s look' => [
			'[captchac a size:l] [captchar a]',
			'“a” had the option “size:l”, which has no effect here. It was left out.',
		];
		yield 'an add-on’s option' => [
			'[text a foo:bar]',
			'“a” had the option “foo:bar”, which has no effect here. It was left out.',
		];
		yield 'consent for others' => [
			'[acceptance a consent_for:mailchimp "x"]',
			'“a” had the option “consent_for:mailchimp”, which has no effect here. It was left out.',
		];
		yield 'a list that is not there' => [
			'[text a list:b]',
			'“a” had the option “list:b”, which has no effect here. It was left out.',
		];
		yield 'values from elsewhere' => [
			'[text a default:shortcode_attr]',
			'“a” cannot take its default value from “default:shortcode_attr” here. That was left out.',
		];
		yield 'mirrors' => [ '[output a]', '[output a] was left out: Rueda forms cannot repeat what visitors type.' ];
		yield 'services' => [
			'[recaptcha theme:dark]',
			'[recaptcha theme:dark] was left out: it belongs to a service that Rueda does not use.',
		];
		yield 'add-ons' => [
			'[honeypot trap "x"] [text a]',
			'[honeypot trap "x"] is not a known field. It is in the form as plain text: remove it, or replace it with '
				. 'a field.',
		];
		yield 'mistakes' => [
			'[text* 1st]',
			'[text* 1st] is not a known field. It is in the form as plain text: remove it, or replace it with a field.',
		];
	}

	/** @dataProvider notes */
	public function test_the_author_is_told_what_was_left_out( string $template, string $note ): void {
		self::assertSame( [ $note ], Template::to_blocks( $template )->notes );
	}

	/** @return iterable<string, array{string, string}> */
	public function tags_of_add_ons(): iterable {
		$block = '<!-- wp:shortcode -->[my_stars rate max:5 "Stars"]<!-- /wp:shortcode -->';
		$tag   = '[my_stars rate max:5 "Stars"]';
		$words = "<!-- wp:paragraph --><p>Rate</p><!-- /wp:paragraph -->\n\n$block";
		yield 'on a line' => [ "[text a]\n$tag\n[email b]", $block ];
		yield 'in a paragraph' => [ "<p>$tag</p>", $block ];
		yield 'below words' => [ "<p>Rate<br>\n$tag</p>", $words ];
		yield 'in a label' => [ "<label>Rate $tag</label>", $words ];
		yield 'on a line of a label' => [ "<label> Rate\n    $tag </label>", $words ];
		yield 'in a group' => [ "<div class=\"row\">$tag</div>", $block ];
	}

	/** @dataProvider tags_of_add_ons */
	public function test_a_tag_of_an_add_on_becomes_a_block_of_its_own( string $template, string $blocks ): void {
		$converted = Template::to_blocks( $template . "\n[submit]" );

		self::assertStringContainsString( $blocks, $converted->content );
		self::assertCount( 1, $converted->notes );
		self::assertStringContainsString( 'is a block of its own', $converted->notes[0] );
	}

	public function test_words_in_brackets_stay_words(): void {
		$texts = [
			'<p>Write [see note 1] here</p>',
			'<label>Name [optional] [text a]</label>',
			"[step]\n<p>a</p>\n[/step]",
		];
		foreach ( $texts as $text ) {
			self::assertStringNotContainsString( 'wp:shortcode', Template::to_blocks( $text . ' [text b]' )->content );
		}
	}

	public function test_a_literal_tag_is_no_mistake(): void {
		self::assertSame( [], Template::to_blocks( '<p>Write [[your-name]] or [[text a]] here.</p> [text a]' )->notes );
	}

	public function test_parts_with_conditions_are_unwrapped_and_told(): void {
		$converted = Template::to_blocks(
			"<label>Sort [select sort \"A\" \"B\"]</label>\n[group group-1 clear_on_hide inline]\n<label>More [text* "
				. "more]</label>\n[group inner]<p>Inner [text inner-text]</p>[/group]\n[/group]\n[submit]"
		);

		self::assertStringNotContainsString( 'group', $converted->content );
		self::assertStringContainsString( '"name":"more","isRequired":true,"label":"More"', $converted->content );
		self::assertSame(
			[
				'These parts of the form were shown only under conditions and now always show: group-1, inner. Check '
					. 'which of their fields are required.',
			],
			$converted->notes
		);
		self::assertSame(
			'A [more] [[group-1]]',
			$converted->groups->in_mail( 'A [group-1][more][/group-1] [[group-1]]', $converted->names )
		);
	}

	public function test_names_are_as_the_form_will_give_them(): void {
		$converted = Template::to_blocks( '[text a.b] [email a_b] [count a.b] [text c] [text c] [count c] [response]' );

		self::assertSame( [ 'a.b' => 'a_b', 'a_b' => 'a_b-2', 'c' => 'c' ], $converted->names );
		preg_match_all( '/"(name|target)":"([^"]+)"/', $converted->content, $found );
		self::assertSame( [ 'a_b', 'a_b-2', 'a_b', 'c', 'c-2', 'c' ], $found[2] );
	}

	public function test_a_button_with_its_class_after_its_text_stays_a_button(): void {
		$converted = Template::to_blocks( "[text a]\n<p>[submit \"送信する\" class:c-button -gray 'x']</p>" );

		self::assertStringContainsString(
			'<!-- wp:rueda/form-submit {"text":"送信する","className":"c-button"} /-->',
			$converted->content
		);
		self::assertSame( $converted, $converted->with_button() );
	}

	public function test_a_form_without_a_button_gets_one(): void {
		$without = Template::to_blocks( '<label>Name [text a]</label>' )->with_button();
		$own     = Template::to_blocks( '[text a] <button type="submit">Send</button>' )->with_button();
		$empty   = Template::to_blocks( '<p>Words</p>' )->with_button();

		self::assertStringEndsWith( '<!-- wp:rueda/form-submit /-->', $without->content );
		self::assertSame( [ 'The form had no button. One was added at its end.' ], $without->notes );
		self::assertStringNotContainsString( 'form-submit', $own->content . $empty->content );
	}

	public function test_classes_of_a_label_go_to_its_field(): void {
		$content = Template::to_blocks( '<label class="wide form-label">Name [text a class:x]</label>' )->content;

		self::assertStringContainsString( 'wide form-label', $content );
		self::assertSame( [], Template::to_blocks( '<label class="wide">Name [text a]</label>' )->notes );
	}

	public function test_classes_in_a_label_and_of_an_icon_beside_it_stay(): void {
		$converted = Template::to_blocks(
			'<label><i class="fa fa-user"></i> Name <b class="req" onclick="x">*</b> [text a]</label>'
		);

		$label = [ 'name' => 'a', 'label' => '<i class="fa fa-user"></i> Name <b class="req">*</b>' ];
		self::assertStringContainsString( serialize_block_attributes( $label ), $converted->content );
		self::assertSame( [], $converted->notes );
	}

	public function test_the_author_reads_which_classes_and_names_have_changed(): void {
		$converted = Template::to_blocks( '<label>Name <u class="req">*</u> [text a]</label> [email a] [submit]' );

		self::assertSame(
			[
				'Two fields had the name “a”. The second one is “a-2” now.',
				'These classes of labels and of text in them were left out: req.',
			],
			$converted->notes
		);
	}

	public function test_both_halves_of_a_captcha_are_one_field(): void {
		$one   = Template::to_blocks( '<p>Code:<br>[captchac c]<br>[captchar c]</p>' )->content;
		$other = Template::to_blocks( '[captchar c] [captchac c]' )->content;

		self::assertSame( '<!-- wp:rueda/form-field {"type":"captcha","name":"c","label":"Code:"} /-->', $one );
		self::assertSame( '<!-- wp:rueda/form-field {"type":"captcha","name":"c"} /-->', $other );
	}

	public function test_what_has_blocks_or_no_tags_is_no_template(): void {
		self::assertTrue( Template::is_template( "x\n[text a]" ) );
		self::assertTrue( Template::is_template( '[submit]' ) );
		self::assertFalse( Template::is_template( '<p>[foo a]</p>' ) );
		self::assertFalse( Template::is_template( '<!-- wp:rueda/form-submit /--><p>[text a]</p>' ) );
		self::assertFalse( Template::is_template( '' ) );
	}

	/**
	 * Sorts the attributes, because their order has no meaning.
	 *
	 * @param array<string, mixed> $expected
	 */
	private function in_order( string $markup, array $expected ): string {
		$block = parse_blocks( $markup )[0];
		$keys  = array_flip( array_keys( $expected ) );
		uksort(
			$block['attrs'],
			static fn ( string $one, string $other ): int => ( $keys[ $one ] ?? 99 ) <=> ( $keys[ $other ] ?? 99 )
		);
		return serialize_block( $block );
	}
}
