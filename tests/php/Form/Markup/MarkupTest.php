<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Markup;

use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Tests\Form\FormTestCase;

final class MarkupTest extends FormTestCase {
	/** @return iterable<string, array{array<string, mixed>, string, string}> */
	public function controls(): iterable {
		yield 'text' => [
			[ 'isRequired' => true, 'placeholder' => 'Ada', 'className' => 'one two', 'htmlId' => 'i' ],
			'//input[@name="f"]',
			'input size="40" maxlength="400" class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required one two" '
				. 'id="i" aria-required="true" aria-invalid="false" placeholder="Ada" value="" type="text" name="f"',
		];
		yield 'email' => [
			[ 'type' => 'email', 'autocomplete' => 'EMAIL', 'minlength' => 5, 'maxlength' => 90, 'htmlId' => 'i' ],
			'//input[@name="f"]',
			'input size="40" maxlength="90" minlength="5" class="wpcf7-form-control wpcf7-email wpcf7-text '
				. 'wpcf7-validates-as-email" id="i" autocomplete="email" aria-invalid="false" value="" type="email" '
				. 'name="f"',
		];
		yield 'absurd lengths' => [
			[ 'minlength' => 9, 'maxlength' => 3, 'htmlId' => 'i' ],
			'//input[@name="f"]',
			'input size="40" class="wpcf7-form-control wpcf7-text" id="i" aria-invalid="false" value="" type="text" '
				. 'name="f"',
		];
		yield 'number' => [
			[
				'type'         => 'number',
				'min'          => '1',
				'max'          => '9',
				'step'         => '2',
				'readonly'     => true,
				'defaultValue' => '3',
				'htmlId'       => 'i',
			],
			'//input[@name="f"]',
			'input class="wpcf7-form-control wpcf7-number wpcf7-validates-as-number" id="i" min="1" max="9" step="2" '
				. 'readonly="readonly" aria-invalid="false" value="3" type="number" name="f"',
		];
		yield 'range' => [
			[ 'type' => 'range', 'htmlId' => 'i' ],
			'//input[@name="f"]',
			'input class="wpcf7-form-control wpcf7-range wpcf7-validates-as-number" id="i" min="0" max="100" '
				. 'aria-invalid="false" value="50" type="range" name="f"',
		];
	}

	/** @return iterable<string, array{array<string, mixed>, string, string}> */
	public function more_controls(): iterable {
		yield 'date' => [
			[ 'type' => 'date', 'min' => 'today+1day', 'max' => '2030-01-31', 'htmlId' => 'i' ],
			'//input[@name="f"]',
			'input class="wpcf7-form-control wpcf7-date wpcf7-validates-as-date" id="i" min="2026-03-05" '
				. 'max="2030-01-31" aria-invalid="false" value="" type="date" name="f"',
		];
		yield 'time' => [
			[
				'type'         => 'time',
				'isRequired'   => true,
				'min'          => '09:00',
				'max'          => 'noon',
				'step'         => '900',
				'defaultValue' => '10:15',
				'htmlId'       => 'i',
			],
			'//input[@name="f"]',
			'input class="wpcf7-form-control wpcf7-time wpcf7-validates-as-required wpcf7-validates-as-time" id="i" '
				. 'min="09:00" step="900" aria-required="true" aria-invalid="false" value="10:15" type="time" name="f"',
		];
		yield 'textarea' => [
			[ 'type' => 'textarea', 'isRequired' => true, 'rows' => 4, 'htmlId' => 'i' ],
			'//textarea',
			'textarea cols="40" rows="4" maxlength="2000" class="wpcf7-form-control wpcf7-textarea '
				. 'wpcf7-validates-as-required" id="i" aria-required="true" aria-invalid="false" name="f"',
		];
	}

	/** @return iterable<string, array{array<string, mixed>, string, string}> */
	public function choices_and_files(): iterable {
		yield 'select' => [
			[ 'type' => 'select', 'isMultiple' => true, 'choices' => [ [ 'label' => 'A' ] ], 'htmlId' => 'i' ],
			'//select',
			'select class="wpcf7-form-control wpcf7-select" id="i" aria-invalid="false" multiple="multiple" name="f[]"',
		];
		yield 'file' => [
			[
				'type'      => 'file',
				'filetypes' => 'pdf|image/png|audio/*|nonsense/x',
				'capture'   => 'user',
				'htmlId'    => 'i',
			],
			'//input[@type="file"]',
			'input size="40" class="wpcf7-form-control wpcf7-file" id="i" capture="user" '
				. 'accept=".pdf,image/png,audio/*" aria-invalid="false" aria-describedby="D" type="file" name="f"',
		];
		yield 'hidden' => [
			[ 'type' => 'hidden', 'defaultValue' => 'v' ],
			'//input[@name="f"]',
			'input class="wpcf7-form-control wpcf7-hidden" value="v" type="hidden" name="f"',
		];
		yield 'exclusive' => [
			[
				'type'        => 'checkbox',
				'isExclusive' => true,
				'isRequired'  => true,
				'choices'     => [ [ 'label' => 'A' ] ],
				'htmlId'      => 'i',
			],
			'//span[@id="i"]',
			'span class="wpcf7-form-control wpcf7-checkbox wpcf7-validates-as-required wpcf7-exclusive-checkbox" '
				. 'id="i" role="group" aria-labelledby="L"',
		];
		yield 'radio' => [
			[ 'type' => 'radio', 'choices' => [ [ 'label' => 'A' ] ], 'htmlId' => 'i' ],
			'//span[@id="i"]',
			'span class="wpcf7-form-control wpcf7-radio" id="i" role="radiogroup" aria-labelledby="L"',
		];
		yield 'acceptance' => [
			[
				'type'          => 'acceptance',
				'isOptional'    => true,
				'isInverted'    => true,
				'isChecked'     => true,
				'className'     => 'own',
				'conditionText' => 'Yes',
				'htmlId'        => 'i',
			],
			'//input[@name="f"]',
			'input type="checkbox" name="f" value="1" checked="checked" class="own" id="i" aria-invalid="false"',
		];
	}

	/**
	 * @dataProvider controls
	 * @dataProvider more_controls
	 * @dataProvider choices_and_files
	 * @param array<string, mixed> $field
	 */
	public function test_prints_each_control_with_its_attributes_in_order(
		array $field,
		string $path,
		string $expected
	): void {
		add_filter( 'rueda_now', static fn (): int => (int) strtotime( '2026-03-04 12:00 UTC' ) );
		// All tests share one page, on which each id can be used only once.
		$id     = wp_unique_id( 'own' );
		$field  = isset( $field['htmlId'] ) ? [ 'htmlId' => $id ] + $field : $field;
		$page   = $this->page( $this->make_form( [ [ 'name' => 'f', 'label' => 'A field' ] + $field ] ) );
		$actual = preg_replace(
			'/aria-labelledby="[^"]+"/',
			'aria-labelledby="L"',
			self::tag( $page, str_replace( '@id="i"', "@id=\"$id\"", $path ) )
		);
		$actual = preg_replace( '/(aria-describedby)="[^"]+"/', '$1="D"', (string) $actual );
		$actual = str_replace( " id=\"$id\"", ' id="i"', (string) $actual );

		self::assertSame( $expected, $actual );
	}

	public function test_groups_have_items_with_labels_and_free_text_on_the_last(): void {
		$page = $this->page(
			$this->make_form(
				[
					[
						'type'        => 'checkbox',
						'name'        => 'days',
						'label'       => 'Days',
						'hasFreeText' => true,
						'choices'     => [
							[ 'label' => 'Mon' ],
							[ 'label' => 'Other', 'value' => 'x', 'isDefault' => true ],
						],
					],
				]
			)
		);

		self::assertSame(
			'span class="wpcf7-list-item first"',
			self::tag( $page, '//span[contains(@class,"wpcf7-checkbox")]/span[1]' )
		);
		self::assertSame(
			'span class="wpcf7-list-item last has-free-text"',
			self::tag( $page, '//span[contains(@class,"wpcf7-checkbox")]/span[2]' )
		);
		self::assertSame(
			'input type="checkbox" name="days[]" value="Other" checked="checked"',
			self::tag( $page, '//span[contains(@class,"last")]/label/input' )
		);
		self::assertStringStartsWith(
			'input type="text" name="_wpcf7_free_text_days" class="wpcf7-free-text"',
			self::tag( $page, '//span[contains(@class,"last")]/input' )
		);
		self::assertSame(
			'span class="wpcf7-list-item-label"',
			self::tag( $page, '//span[contains(@class,"last")]/label/span' )
		);
	}

	public function test_counts_down_from_the_limit_of_its_field(): void {
		$page = $this->page(
			$this->make_form(
				[
					[ 'name' => 'f', 'minlength' => 2, 'maxlength' => 50 ],
					[ 'type' => 'count', 'target' => 'f', 'countDirection' => 'down' ],
				]
			)
		);

		self::assertSame(
			'span class="wpcf7-character-count down" data-target-name="f" data-starting-value="50" '
				. 'data-current-value="50" data-maximum-value="50" data-minimum-value="2"',
			self::tag( $page, '//span[@data-target-name]' )
		);
	}

	public function test_a_counter_leaves_out_limits_that_exclude_each_other(): void {
		$field = [ 'type' => 'textarea', 'name' => 'f', 'minlength' => 50, 'maxlength' => 10 ];
		$page  = $this->page(
			$this->make_form( [ $field, [ 'type' => 'count', 'target' => 'f', 'countDirection' => 'down' ] ] )
		);
		// As many as a message may contain.
		$start = Field::from_attributes( $field )->most();

		self::assertSame(
			'span class="wpcf7-character-count down" data-target-name="f"'
				. " data-starting-value=\"$start\" data-current-value=\"$start\"",
			self::tag( $page, '//span[@data-target-name]' )
		);
	}

	public function test_a_counter_describes_its_field_in_words(): void {
		$fields = [
			[ 'type' => 'textarea', 'name' => 'f' ],
			[ 'name' => 'other' ],
			[ 'type' => 'count', 'target' => 'f' ],
			[ 'type' => 'count', 'target' => 'f', 'countDirection' => 'down', 'label' => 'Room for' ],
		];
		$page   = $this->page( $this->make_form( $fields ) );
		$said   = array_map(
			static fn ( string $id ): string => $page->query( "//*[@id='$id']" )->item( 0 )->textContent,
			explode( ' ', $page->query( '//textarea' )->item( 0 )->getAttribute( 'aria-describedby' ) )
		);

		self::assertSame( [ 'Characters typed 0', 'Room for 2000' ], $said );
		self::assertFalse( $page->query( '//input[@name="other"]' )->item( 0 )->hasAttribute( 'aria-describedby' ) );
	}

	public function test_a_line_offers_suggestions_beside_its_wrap(): void {
		$page = $this->page(
			$this->make_form(
				[
					[
						'name'        => 'town',
						'label'       => 'Town',
						'htmlId'      => 'town',
						'suggestions' => [ ' Soria ', '', 'Teruel"', 'Soria', [] ],
					],
					[ 'type' => 'textarea', 'name' => 'area', 'suggestions' => [ 'x' ] ],
				]
			)
		);
		$list = $page->query( '//input[@name="town"]' )->item( 0 )->getAttribute( 'list' );

		self::assertMatchesRegularExpression(
			'/ id="town" list="[a-z0-9_-]+-town-list" aria-invalid/',
			self::tag( $page, '//input[@name="town"]' )
		);
		self::assertSame(
			[ 'Soria', 'Teruel"' ],
			array_map(
				static fn ( \DOMElement $option ): string => $option->getAttribute( 'value' ),
				iterator_to_array( $page->query( "//div/datalist[@id='$list']/option" ) )
			)
		);
		self::assertSame( 1, $page->query( '//datalist' )->length );
	}

	public function test_choices_of_an_add_on_follow_the_authors_own_and_are_answers_as_they_are(): void {
		$asked = [];
		add_filter(
			'wpcf7_form_tag_data_option',
			static function ( mixed $data, array $names ) use ( &$asked ): array {
				$asked = $names;
				return [ 'Ávila', [], 'Burgos' ];
			},
			10,
			2
		);
		$id = $this->make_form(
			[
				[
					'type'    => 'select',
					'name'    => 'place',
					'source'  => 'places es',
					'choices' => [ [ 'label' => 'None' ] ],
				],
				[ 'type' => 'radio', 'name' => 'own', 'choices' => [ [ 'label' => 'A' ] ] ],
			]
		);

		self::assertSame(
			[ 'None', 'Ávila', 'Burgos' ],
			array_map(
				static fn ( \DOMElement $option ): string => $option->getAttribute( 'value' ),
				iterator_to_array( $this->page( $id )->query( '//select/option' ) )
			)
		);
		self::assertSame( [ 'places', 'es' ], $asked );
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'place' => 'Burgos', 'own' => 'A' ] )['status'] );
		self::assertSame( 'validation_failed', $this->answer( $id, [ 'place' => 'Lugo', 'own' => 'A' ] )['status'] );
	}

	public function test_a_query_prefills_what_asks_for_it_as_text(): void {
		$_GET = [ 'f' => '<b>"Ada"</b>', 'g' => 'no', 'day' => 'Tue' ];
		$page = $this->page(
			$this->make_form(
				[
					[ 'name' => 'f', 'defaultFrom' => 'get' ],
					[ 'name' => 'g' ],
					[
						'type'        => 'radio',
						'name'        => 'day',
						'defaultFrom' => 'get',
						'choices'     => [ [ 'label' => 'Mon', 'isDefault' => true ], [ 'label' => 'Tue' ] ],
					],
				]
			)
		);

		self::assertSame( '"Ada"', $page->query( '//input[@name="f"]' )->item( 0 )->getAttribute( 'value' ) );
		self::assertSame( '', $page->query( '//input[@name="g"]' )->item( 0 )->getAttribute( 'value' ) );
		self::assertSame( 'Tue', $page->query( '//input[@checked]' )->item( 0 )->getAttribute( 'value' ) );
	}

	/**
	 * @testWith ["text"]
	 *           ["textarea"]
	 *           ["hidden"]
	 */
	public function test_what_a_visitor_types_is_neither_run_nor_changed_by_the_page( string $type ): void {
		add_shortcode( 'rueda-secret', static fn (): string => '</textarea><h1>It ran.</h1>' );
		$typed = "[rueda-secret] [caption caption=\\x3c/textarea] \"Prices\" -- 'see' list...\n2x4 WordPress [x]";
		$_GET  = wp_slash( [ 'f' => $typed ] );
		$id    = $this->make_form(
			[
				[ 'type' => $type, 'name' => 'f', 'defaultFrom' => 'get' ],
				[ 'name' => 'choices', 'type' => 'checkbox', 'choices' => [ [ 'label' => 'A' ], [ 'label' => 'B' ] ] ],
			]
		);
		$html  = apply_filters( 'the_content', '<!-- wp:rueda/contact-form {"formId":' . $id . '} /-->' );
		remove_shortcode( 'rueda-secret' );

		$field = self::dom( $html )->query( '//*[@name="f"]' )->item( 0 );
		$value = 'textarea' === $type ? $field->textContent : $field->getAttribute( 'value' );
		self::assertSame( $typed, $value );
		self::assertStringNotContainsString( 'It ran.', $html );
		self::assertStringContainsString( ' name="choices[]"', $html );
	}

	public function test_a_field_outside_of_a_form_prints_nothing(): void {
		self::assertSame( '', do_blocks( '<!-- wp:rueda/form-field {"name":"f"} /--><!-- wp:rueda/form-submit /-->' ) );
	}
}
