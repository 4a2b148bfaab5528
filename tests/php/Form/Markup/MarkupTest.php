<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Markup;

use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Tests\Form\FormTestCase;

final class MarkupTest extends FormTestCase {

	/** @return iterable<string, array{array<string, mixed>, string, string}> */
	public function controls(): iterable {
		yield 'text' => [ [ 'isRequired' => true, 'placeholder' => 'Ada', 'className' => 'one two', 'htmlId' => 'i' ], '//input[@name="f"]', 'input size="40" maxlength="400" class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required one two" id="i" aria-required="true" aria-invalid="false" placeholder="Ada" value="" type="text" name="f"' ];
		yield 'email' => [ [ 'type' => 'email', 'autocomplete' => 'EMAIL', 'minlength' => 5, 'maxlength' => 90, 'htmlId' => 'i' ], '//input[@name="f"]', 'input size="40" maxlength="90" minlength="5" class="wpcf7-form-control wpcf7-email wpcf7-text wpcf7-validates-as-email" id="i" autocomplete="email" aria-invalid="false" value="" type="email" name="f"' ];
		yield 'absurd lengths' => [ [ 'minlength' => 9, 'maxlength' => 3, 'htmlId' => 'i' ], '//input[@name="f"]', 'input size="40" class="wpcf7-form-control wpcf7-text" id="i" aria-invalid="false" value="" type="text" name="f"' ];
		yield 'number' => [ [ 'type' => 'number', 'min' => '1', 'max' => '9', 'step' => '2', 'readonly' => true, 'defaultValue' => '3', 'htmlId' => 'i' ], '//input[@name="f"]', 'input class="wpcf7-form-control wpcf7-number wpcf7-validates-as-number" id="i" min="1" max="9" step="2" readonly="readonly" aria-invalid="false" value="3" type="number" name="f"' ];
		yield 'range' => [ [ 'type' => 'range', 'htmlId' => 'i' ], '//input[@name="f"]', 'input class="wpcf7-form-control wpcf7-range wpcf7-validates-as-number" id="i" min="0" max="100" aria-invalid="false" value="50" type="range" name="f"' ];
		yield 'date' => [ [ 'type' => 'date', 'min' => 'today+1day', 'max' => '2030-01-31', 'htmlId' => 'i' ], '//input[@name="f"]', 'input class="wpcf7-form-control wpcf7-date wpcf7-validates-as-date" id="i" min="2026-03-05" max="2030-01-31" aria-invalid="false" value="" type="date" name="f"' ];
		yield 'time' => [ [ 'type' => 'time', 'isRequired' => true, 'min' => '09:00', 'max' => 'noon', 'step' => '900', 'defaultValue' => '10:15', 'htmlId' => 'i' ], '//input[@name="f"]', 'input class="wpcf7-form-control wpcf7-time wpcf7-validates-as-required wpcf7-validates-as-time" id="i" min="09:00" step="900" aria-required="true" aria-invalid="false" value="10:15" type="time" name="f"' ];
		yield 'textarea' => [ [ 'type' => 'textarea', 'isRequired' => true, 'rows' => 4, 'htmlId' => 'i' ], '//textarea', 'textarea cols="40" rows="4" maxlength="2000" class="wpcf7-form-control wpcf7-textarea wpcf7-validates-as-required" id="i" aria-required="true" aria-invalid="false" name="f"' ];
		yield 'select' => [ [ 'type' => 'select', 'isMultiple' => true, 'choices' => [ [ 'label' => 'A' ] ], 'htmlId' => 'i' ], '//select', 'select class="wpcf7-form-control wpcf7-select" id="i" aria-invalid="false" multiple="multiple" name="f[]"' ];
		yield 'file' => [ [ 'type' => 'file', 'filetypes' => 'pdf|image/png|audio/*|nonsense/x', 'capture' => 'user', 'htmlId' => 'i' ], '//input[@type="file"]', 'input size="40" class="wpcf7-form-control wpcf7-file" id="i" capture="user" accept=".pdf,image/png,audio/*" aria-invalid="false" type="file" name="f"' ];
		yield 'hidden' => [ [ 'type' => 'hidden', 'defaultValue' => 'v' ], '//input[@name="f"]', 'input class="wpcf7-form-control wpcf7-hidden" value="v" type="hidden" name="f"' ];
		yield 'exclusive' => [ [ 'type' => 'checkbox', 'isExclusive' => true, 'isRequired' => true, 'choices' => [ [ 'label' => 'A' ] ], 'htmlId' => 'i' ], '//span[@id="i"]', 'span class="wpcf7-form-control wpcf7-checkbox wpcf7-validates-as-required wpcf7-exclusive-checkbox" id="i" role="group" aria-labelledby="L"' ];
		yield 'radio' => [ [ 'type' => 'radio', 'choices' => [ [ 'label' => 'A' ] ], 'htmlId' => 'i' ], '//span[@id="i"]', 'span class="wpcf7-form-control wpcf7-radio" id="i" role="radiogroup" aria-labelledby="L"' ];
		yield 'acceptance' => [ [ 'type' => 'acceptance', 'isOptional' => true, 'isInverted' => true, 'isChecked' => true, 'className' => 'own', 'conditionText' => 'Yes', 'htmlId' => 'i' ], '//input[@name="f"]', 'input type="checkbox" name="f" value="1" checked="checked" class="own" id="i" aria-invalid="false"' ];
	}

	/**
	 * @dataProvider controls
	 * @param array<string, mixed> $field
	 */
	public function test_prints_each_control_with_its_attributes_in_order( array $field, string $path, string $expected ): void {
		add_filter( 'rueda_now', static fn (): int => (int) strtotime( '2026-03-04 12:00 UTC' ) );
		// All tests share one page, on which each id can be used only once.
		$id     = wp_unique_id( 'own' );
		$field  = isset( $field['htmlId'] ) ? [ 'htmlId' => $id ] + $field : $field;
		$page   = $this->page( $this->make_form( [ [ 'name' => 'f', 'label' => 'A field' ] + $field ] ) );
		$actual = preg_replace( '/aria-labelledby="[^"]+"/', 'aria-labelledby="L"', self::tag( $page, str_replace( '@id="i"', "@id=\"$id\"", $path ) ) );
		$actual = str_replace( " id=\"$id\"", ' id="i"', (string) $actual );

		self::assertSame( $expected, $actual );
	}

	public function test_prints_the_container_and_the_form_as_the_protocol_has_them(): void {
		$_SERVER['REQUEST_URI'] = '/contact/?a=1&b=2#there';
		$id                     = $this->make_form( [ [ 'type' => 'file', 'name' => 'cv' ] ], [ 'meta_input' => [ 'rueda_form_locale' => 'es_ES' ] ] );
		$page                   = $this->page( $id, [ 'htmlId' => 'f 1', 'htmlName' => 'n', 'htmlTitle' => 'Write to us', 'htmlClass' => 'big big' ] );

		self::assertMatchesRegularExpression( "/^div class=\"wpcf7 no-js\" id=\"wpcf7-f$id-o\\d+\" lang=\"es-ES\" dir=\"ltr\" data-wpcf7-id=\"$id\"$/", self::tag( $page, '//div[@data-wpcf7-id]' ) );
		self::assertMatchesRegularExpression( "~^form action=\"/contact/\\?a=1&b=2#wpcf7-f$id-o\\d+\" method=\"post\" class=\"wpcf7-form init big\" id=\"f1\" name=\"n\" aria-label=\"Write to us\" enctype=\"multipart/form-data\" novalidate=\"novalidate\" data-status=\"init\"$~", self::tag( $page, '//form' ) );
		self::assertSame( 'p role="status" aria-live="polite" aria-atomic="true"', self::tag( $page, '//div[@data-wpcf7-id]/div[@class="screen-reader-response"]/p' ) );
		self::assertSame( 'div class="wpcf7-response-output" aria-hidden="true"', self::tag( $page, '//form/div[last()]' ) );
	}

	public function test_a_form_fetched_by_ajax_is_sent_to_its_page(): void {
		$form                   = $this->make_form( [ [ 'name' => 'f' ] ] );
		$_SERVER['REQUEST_URI'] = '/wp-admin/admin-ajax.php?action=load_more';
		add_filter( 'wp_doing_ajax', '__return_true' );
		$GLOBALS['post'] = get_post( $form );
		add_filter( 'post_type_link', static fn (): string => home_url( '/contact/' ) );

		$with_page       = self::tag( $this->page( $form ), '//form' );
		$GLOBALS['post'] = null;
		$without         = self::tag( $this->page( $form ), '//form' );

		self::assertStringContainsString( 'action="/contact/#', $with_page );
		self::assertStringContainsString( 'action="/#', $without );
	}

	/** @return iterable<string, array{string, string}> */
	public function locales(): iterable {
		yield 'with a manner of speaking' => [ 'de_DE_formal', 'lang="de-DE" dir="ltr"' ];
		yield 'from right to left' => [ 'he_IL', 'lang="he-IL" dir="rtl"' ];
		yield 'none' => [ '', 'lang="" dir="ltr"' ];
	}

	/** @dataProvider locales */
	public function test_says_in_which_language_it_speaks( string $locale, string $expected ): void {
		$id = $this->make_form( [ [ 'name' => 'f' ] ], [ 'meta_input' => [ 'rueda_form_locale' => $locale ] ] );

		self::assertStringContainsString( " $expected ", self::tag( $this->page( $id ), '//div[@data-wpcf7-id]' ) );
	}

	public function test_a_form_without_a_language_is_read_in_that_of_the_page(): void {
		add_filter( 'locale', static fn (): string => 'pt_BR' );
		$page = $this->page( $this->make_form( [ [ 'name' => 'f' ] ] ) );
		foreach ( [ '//div[@class="screen-reader-response"]', '//form' ] as $part ) {
			self::assertStringContainsString( ' lang="pt-BR"', self::tag( $page, $part ) );
		}

		$of_form = $this->page(
			$this->make_form( [ [ 'name' => 'f' ] ], [ 'meta_input' => [ 'rueda_form_locale' => 'es_ES' ] ] )
		);
		self::assertStringNotContainsString( 'lang=', self::tag( $of_form, '//form' ) );
	}

	public function test_add_ons_can_depend_on_the_script_and_style_handles_of_the_protocol(): void {
		$scripts = clone wp_scripts();
		$styles  = clone wp_styles();
		foreach ( [ $scripts, $styles ] as $files ) {
			$files->add( 'rueda-test-addon', 'https://example.org/addon', [ 'contact-form-7' ] );
			$files->all_deps( [ 'rueda-test-addon' ] );
		}

		self::assertContains( 'rueda-test-addon', $styles->to_do );
		self::assertContains( 'rueda-test-addon', $scripts->to_do );
		self::assertContains( \WP_Block_Type_Registry::get_instance()->get_registered( 'rueda/contact-form' )->view_script_handles[0], $scripts->to_do );
	}

	public function test_prints_the_hidden_inputs_in_order(): void {
		$id    = $this->make_form( [ [ 'name' => 'f' ] ] );
		$page  = $this->page( $id );
		$names = [];
		foreach ( $page->query( '//fieldset[@class="hidden-fields-container"]/input[@type="hidden"]' ) as $input ) {
			$names[] = $input->getAttribute( 'name' );
		}

		self::assertSame( [ '_wpcf7', '_wpcf7_version', '_wpcf7_locale', '_wpcf7_unit_tag', '_wpcf7_container_post', '_wpcf7_posted_data_hash', '_rueda_time', '_rueda_key' ], $names );
	}

	public function test_add_ons_add_hidden_inputs_but_replace_none(): void {
		add_filter( 'wpcf7_form_hidden_fields', static fn ( array $more ): array => $more + [ '_wpcf7' => '99', '_mine' => 'x' ] );
		$id   = $this->make_form( [ [ 'name' => 'f' ] ] );
		$page = $this->page( $id );

		self::assertSame( (string) $id, $page->query( '//input[@name="_wpcf7"]' )->item( 0 )->getAttribute( 'value' ) );
		self::assertSame( 1, $page->query( '//input[@name="_wpcf7"]' )->length );
		self::assertSame( 1, $page->query( '//input[@name="_mine"]' )->length );
	}

	public function test_a_form_without_files_needs_no_other_encoding(): void {
		self::assertStringNotContainsString( 'enctype', self::tag( $this->page( $this->make_form( [ [ 'name' => 'f' ] ] ) ), '//form' ) );
	}

	public function test_members_only_carries_a_nonce_for_members_and_is_hidden_from_others(): void {
		$id = $this->make_form( [ [ 'name' => 'f' ] ], [ 'meta_input' => [ 'rueda_form_settings' => 'subscribers_only: on' ] ] );
		self::assertSame( 1, $this->page( $id )->query( '//p[@class="wpcf7-subscribers-only"]' )->length );

		$this->act_as( 'subscriber' );
		$page = $this->page( $id );
		self::assertSame( 1, wp_verify_nonce( $page->query( '//input[@name="_wpnonce"]' )->item( 0 )->getAttribute( 'value' ), 'wp_rest' ) );
	}

	/** @dataProvider elsewhere */
	public function test_an_action_elsewhere_is_refused( string $address ): void {
		add_filter( 'wpcf7_form_action_url', static fn (): string => $address );

		self::assertSame( 1, $this->page( $this->make_form( [ [ 'name' => 'f' ] ] ) )->query( '//p[@class="wpcf7-invalid-action-url"]' )->length );
	}

	/** @return array<string, array{string}> */
	public function elsewhere(): array {
		return [
			'without a scheme'            => [ '//evil.example/x' ],
			'beginning as this site does' => [ untrailingslashit( home_url() ) . '.evil.example/x' ],
		];
	}

	/**
	 * @testWith ["//evil.example/x"]
	 *           ["/^/evil.example/x"]
	 *           ["/\\\\/evil.example/x"]
	 */
	public function test_no_address_of_a_page_sends_the_form_to_another_site( string $asked ): void {
		$_SERVER['REQUEST_URI'] = $asked;

		self::assertStringContainsString( 'action="/evil.example/x#', self::tag( $this->page( $this->make_form( [ [ 'name' => 'f' ] ] ) ), '//form' ) );
	}

	public function test_numbers_all_forms_of_a_page_and_no_id_stands_twice(): void {
		$id   = $this->make_form( [ [ 'name' => 'f', 'label' => 'F', 'htmlId' => 'mine' ], [ 'name' => 'g', 'label' => 'G' ] ] );
		$html = do_blocks( str_repeat( '<!-- wp:rueda/contact-form {"formId":' . $id . '} /-->', 2 ) );
		preg_match_all( '/ id="([^"]+)"/', $html, $ids );
		preg_match_all( '/id="wpcf7-f\d+-o(\d+)"/', $html, $tags );

		self::assertSame( array_unique( $ids[1] ), $ids[1] );
		self::assertSame( 1, (int) $tags[1][1] - (int) $tags[1][0] );
	}

	public function test_groups_have_items_with_labels_and_free_text_on_the_last(): void {
		$page = $this->page( $this->make_form( [ [ 'type' => 'checkbox', 'name' => 'days', 'label' => 'Days', 'hasFreeText' => true, 'choices' => [ [ 'label' => 'Mon' ], [ 'label' => 'Other', 'value' => 'x', 'isDefault' => true ] ] ] ] ) );

		self::assertSame( 'span class="wpcf7-list-item first"', self::tag( $page, '//span[contains(@class,"wpcf7-checkbox")]/span[1]' ) );
		self::assertSame( 'span class="wpcf7-list-item last has-free-text"', self::tag( $page, '//span[contains(@class,"wpcf7-checkbox")]/span[2]' ) );
		self::assertSame( 'input type="checkbox" name="days[]" value="Other" checked="checked"', self::tag( $page, '//span[contains(@class,"last")]/label/input' ) );
		self::assertStringStartsWith( 'input type="text" name="_wpcf7_free_text_days" class="wpcf7-free-text"', self::tag( $page, '//span[contains(@class,"last")]/input' ) );
		self::assertSame( 'span class="wpcf7-list-item-label"', self::tag( $page, '//span[contains(@class,"last")]/label/span' ) );
	}

	public function test_labels_belong_to_their_controls_and_help_describes_them(): void {
		$page = $this->page( $this->make_form( [ [ 'name' => 'f', 'label' => 'Your name', 'help' => 'As in your passport.' ] ] ) );
		$for  = $page->query( '//label[contains(., "Your name")]' )->item( 0 )->getAttribute( 'for' );
		$help = $page->query( "//input[@id='$for']" )->item( 0 )->getAttribute( 'aria-describedby' );

		self::assertSame( 'As in your passport.', $page->query( "//*[@id='$help']" )->item( 0 )->textContent );
	}

	/** @return iterable<string, array{string, bool}> A label, and whether it marks its field itself. */
	public function labels_with_marks(): iterable {
		foreach ( [ 'Name (Required)', 'Name *', 'Name*:', '<b>Name</b> <strong>*</strong>', '* Name', 'Nombre (obligatorio)', 'Name – Pflichtfeld', 'Nom (obligatoire) :', 'お名前（必須）', 'Name (required), as in your passport' ] as $label ) {
			yield $label => [ $label, true ];
		}
		foreach ( [ 'Documents required', '5 * 5', 'Optional extras' ] as $label ) {
			yield $label => [ $label, false ];
		}
	}

	/** @dataProvider labels_with_marks */
	public function test_required_is_said_once( string $label, bool $is_said ): void {
		$one  = [ 'name' => 'a', 'label' => $label, 'isRequired' => true ];
		$open = [ 'name' => 'c', 'label' => 'Town' ];

		self::assertSame( $is_said ? 1 : 2, $this->page( $this->make_form( [ $one, [ 'name' => 'b', 'label' => 'Other', 'isRequired' => true ] ] ) )->query( '//span[@class="rueda-field__mark"]' )->length );
		self::assertSame( $is_said ? 0 : 1, $this->page( $this->make_form( [ $one, [ 'name' => 'b' ] + $one, $open ] ) )->query( '//span[@class="rueda-field__mark"]' )->length );
	}

	public function test_a_control_without_a_label_has_a_name_all_the_same(): void {
		$page = $this->page( $this->make_form( [ [ 'name' => 'f', 'placeholder' => 'Your town' ] ] ) );

		self::assertSame( 'Your town', $page->query( '//input[@name="f"]' )->item( 0 )->getAttribute( 'aria-label' ) );
	}

	public function test_counts_down_from_the_limit_of_its_field(): void {
		$page = $this->page( $this->make_form( [ [ 'name' => 'f', 'minlength' => 2, 'maxlength' => 50 ], [ 'type' => 'count', 'target' => 'f', 'countDirection' => 'down' ] ] ) );

		self::assertSame( 'span class="wpcf7-character-count down" data-target-name="f" data-starting-value="50" data-current-value="50" data-maximum-value="50" data-minimum-value="2"', self::tag( $page, '//span[@data-target-name]' ) );
	}

	public function test_a_counter_leaves_out_limits_that_exclude_each_other(): void {
		$field = [ 'type' => 'textarea', 'name' => 'f', 'minlength' => 50, 'maxlength' => 10 ];
		$page  = $this->page(
			$this->make_form( [ $field, [ 'type' => 'count', 'target' => 'f', 'countDirection' => 'down' ] ] )
		);
		// As many as a message may contain.
		$start = Field::read( $field )->most();

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
		$page = $this->page( $this->make_form( [ [ 'name' => 'town', 'label' => 'Town', 'htmlId' => 'town', 'suggestions' => [ ' Soria ', '', 'Teruel"', 'Soria', [] ] ], [ 'type' => 'textarea', 'name' => 'area', 'suggestions' => [ 'x' ] ] ] ) );
		$list = $page->query( '//input[@name="town"]' )->item( 0 )->getAttribute( 'list' );

		self::assertMatchesRegularExpression( '/ id="town" list="[a-z0-9_-]+-town-list" aria-invalid/', self::tag( $page, '//input[@name="town"]' ) );
		self::assertSame( [ 'Soria', 'Teruel"' ], array_map( static fn ( \DOMElement $option ): string => $option->getAttribute( 'value' ), iterator_to_array( $page->query( "//div/datalist[@id='$list']/option" ) ) ) );
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
		$id = $this->make_form( [ [ 'type' => 'select', 'name' => 'place', 'source' => 'places es', 'choices' => [ [ 'label' => 'None' ] ] ], [ 'type' => 'radio', 'name' => 'own', 'choices' => [ [ 'label' => 'A' ] ] ] ] );

		self::assertSame( [ 'None', 'Ávila', 'Burgos' ], array_map( static fn ( \DOMElement $option ): string => $option->getAttribute( 'value' ), iterator_to_array( $this->page( $id )->query( '//select/option' ) ) ) );
		self::assertSame( [ 'places', 'es' ], $asked );
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'place' => 'Burgos', 'own' => 'A' ] )['status'] );
		self::assertSame( 'validation_failed', $this->answer( $id, [ 'place' => 'Lugo', 'own' => 'A' ] )['status'] );
	}

	public function test_the_place_of_a_long_answer_has_its_height_before_the_answer(): void {
		$style = fn ( string $words ): string => $this->page( $this->make_form( [ [ 'name' => 'f' ] ], [ 'meta_input' => [ 'rueda_form_messages' => [ 'mail_sent_ok' => $words ] ] ] ) )->query( '//div[@data-wpcf7-id]' )->item( 0 )->getAttribute( 'style' );

		self::assertSame( '', $style( str_repeat( 'é', 72 ) ) );
		self::assertStringContainsString( 'clamp(3*var(--rueda-line),(30rem - 100vw)*99,8*var(--rueda-line))', $style( str_repeat( 'é', 180 ) ) );
		self::assertStringContainsString( 'clamp(6*var(--rueda-line),(30rem - 100vw)*99,12*var(--rueda-line))', $style( str_repeat( 'e', 5000 ) ) );
	}

	public function test_an_add_on_may_print_the_response_itself(): void {
		$id = $this->make_form( [ [ 'name' => 'f' ] ] );
		add_filter(
			'wpcf7_form_response_output',
			static fn ( string $html, string $css, string $text, Form $form, string $status ): string =>
				"<section class=\"$css\">{$form->id()} [$text] $status</section>",
			10,
			5
		);

		$section = $this->page( $id )->query( '//section[@class="wpcf7-response-output"]' )->item( 0 );
		self::assertSame( "$id [] init", $section->textContent );
	}

	public function test_the_response_stands_where_its_author_put_it(): void {
		$page = $this->page( $this->make_form( [ [ 'type' => 'response' ], [ 'name' => 'f' ] ] ) );

		self::assertSame( 1, $page->query( '//div[@class="wpcf7-response-output"]' )->length );
		self::assertSame( 1, $page->query( '//div[div[@class="wpcf7-response-output"]]/following-sibling::div' )->length );
	}

	public function test_a_query_prefills_what_asks_for_it_as_text(): void {
		$_GET = [ 'f' => '<b>"Ada"</b>', 'g' => 'no', 'day' => 'Tue' ];
		$page = $this->page( $this->make_form( [ [ 'name' => 'f', 'defaultFrom' => 'get' ], [ 'name' => 'g' ], [ 'type' => 'radio', 'name' => 'day', 'defaultFrom' => 'get', 'choices' => [ [ 'label' => 'Mon', 'isDefault' => true ], [ 'label' => 'Tue' ] ] ] ] ) );

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

	public function test_labels_and_choices_cannot_bring_scripts_along(): void {
		$html = do_blocks( '<!-- wp:rueda/contact-form {"formId":' . $this->make_form( [ [ 'type' => 'radio', 'name' => 'f', 'label' => 'A<script>x</script>', 'help' => '<img src=x onerror=alert(1)>', 'choices' => [ [ 'label' => '"><script>y</script>' ] ] ], [ 'type' => 'acceptance', 'name' => 'a', 'conditionText' => '<a href="javascript:x()">p</a>' ] ] ) . '} /-->' );

		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'onerror=', $html );
		self::assertStringNotContainsString( 'javascript:', $html );
	}

	public function test_a_field_outside_of_a_form_prints_nothing(): void {
		self::assertSame( '', do_blocks( '<!-- wp:rueda/form-field {"name":"f"} /--><!-- wp:rueda/form-submit /-->' ) );
	}
}
