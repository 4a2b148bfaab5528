<?php

declare( strict_types=1 );

namespace Rueda\Tests\Compat\OldNames;

use WPCF7_ContactForm;
use WPCF7_FormTag;
use WPCF7_FormTagsManager;
use WPCF7_Pipes;
use WPCF7_Submission;

/** Each name of Contact Form 7 that decision 0028 promises. */
final class PromisedNamesTest extends OldNamesTestCase {
	public function test_every_method_of_a_form_answers(): void {
		$metas = [
			'rueda_form_settings' => "list_key: 12\nlist_on: on",
			'_ctz_zapier'         => [ 'hook' => 'https://example.org' ],
		];
		$id    = $this->make_form( self::FIELDS, [ 'post_title' => 'Contact', 'meta_input' => $metas ] );
		$form  = WPCF7_ContactForm::get_instance( $id );

		self::assertInstanceOf( WPCF7_ContactForm::class, $form );
		self::assertSame( $id, WPCF7_ContactForm::get_instance( get_post( $id ) )->id() );
		self::assertSame(
			[ $id, 'Contact', $id, 'Contact' ],
			[ $form->id(), $form->title(), $form->id, $form->title ]
		);
		self::assertSame( [ '12', null ], [ $form->pref( 'list_key' ), $form->pref( 'none' ) ] );
		self::assertSame( [ true, false ], [ $form->is_true( 'list_on' ), $form->is_false( 'list_on' ) ] );
		self::assertSame( [ '12' ], $form->additional_setting( 'list_key' ) );
		self::assertSame( [ 'hook' => 'https://example.org' ], $form->prop( 'ctz_zapier' ) );
		self::assertNull( $form->prop( 'nothing' ) );
		self::assertSame(
			[ 'form', 'mail', 'mail_2', 'messages', 'additional_settings' ],
			array_keys( $form->get_properties() )
		);
		self::assertSame( [ 'your-name', 'your-email', 'topic', 'your-message' ], $form->collect_mail_tags() );
		$emails = $form->scan_form_tags( [ 'basetype' => 'email' ] );
		self::assertSame( [ 'your-email' ], array_column( $emails, 'name' ) );
		self::assertSame( [ 'topic' ], array_column( $form->scan_form_tags( [ 'type' => [ 'select' ] ] ), 'name' ) );
		self::assertCount( 4, $form->form_scan_shortcode( [ 'feature' => 'name-attr' ] ) );
		self::assertSame( 'Please fill out this field.', $form->message( 'invalid_required' ) );
		self::assertSame( 'Hello', $form->filter_message( '<b>Hello</b>' ) );
		self::assertStringContainsString( 'title="Contact"', $form->shortcode() );
		self::assertSame( 64, strlen( $form->hash() ) );
		self::assertStringContainsString( '<form', $form->form_html() );
		self::assertFalse( $form->initial() || $form->in_demo_mode() || $form->nonce_is_active() );
		self::assertSame( [ '', get_post( $id )->post_name ], [ $form->locale(), $form->name() ] );
		$found = WPCF7_ContactForm::find( [ 'post_status' => 'publish' ] );
		self::assertContains( 'Contact', array_map( static fn ( $one ) => $one->title(), $found ) );
		self::assertGreaterThan( 0, WPCF7_ContactForm::count() );
		self::assertSame( $form->id(), WPCF7_ContactForm::get_current()->id() );
	}

	public function test_every_method_of_a_message_answers(): void {
		$id      = $this->make_form( self::FIELDS );
		$checked = false;
		add_action(
			'wpcf7_before_send_mail',
			static function ( $form, &$abort, $message ) use ( $id, &$checked ): void {
				self::assertSame( WPCF7_Submission::get_instance(), $message );
				self::assertSame( $form, $message->get_contact_form() );
				self::assertSame( [ 'init', '' ], [ $message->get_status(), $message->get_response() ] );
				self::assertTrue( $message->is( 'init' ) );
				self::assertSame( 'Ada', $message->get_posted_data( 'your-name' ) );
				self::assertSame( 'Ada', $message->get_posted_string( 'your-name' ) );
				self::assertSame( [ 'sales@example.org' ], $message->get_posted_data( 'topic' ) );
				self::assertNull( $message->get_posted_data( 'none' ) );
				self::assertTrue( $message->verify_posted_data_hash( $message->get_posted_data_hash() ) );
				self::assertSame( [ [], [] ], [ $message->uploaded_files(), $message->get_spam_log() ] );
				self::assertSame( [], $message->get_invalid_fields() );
				self::assertFalse( $message->get_invalid_field( 'topic' ) );
				self::assertIsInt( $message->get_meta( 'timestamp' ) );
				self::assertNull( $message->get_meta( 'nothing' ) );
				self::assertSame( [ 'own' => 1 ], $message->add_result_props( [ 'own' => 1 ] ) );
				self::assertSame( 1, $message->get_result()['own'] );
				self::assertTrue( $message->set_response( 'Stopped.' ) && $message->set_status( 'stopped_here' ) );
				$abort   = true;
				$checked = $form->is_posted() && $id === $form->id();
			},
			10,
			3
		);
		$answer = $this->answer( $id, self::ANSWERS );

		self::assertTrue( $checked );
		self::assertSame( 'stopped_here', $answer['status'] );
		self::assertSame( [ 'Stopped.', 1 ], [ $answer['message'], $answer['own'] ] );
	}

	public function test_every_function_answers(): void {
		$id = $this->make_form( self::FIELDS, [ 'post_title' => 'By title' ] );
		self::assertSame( $id, wpcf7_contact_form( $id )->id() );
		self::assertSame( $id, wpcf7_get_contact_form_by_title( 'By title' )->id() );
		$hash = substr( wpcf7_contact_form( $id )->hash(), 0, 7 );
		self::assertSame( $id, wpcf7_get_contact_form_by_hash( $hash )->id() );
		self::assertSame( $id, wpcf7_get_contact_form_by_old_id( $id )->id() );
		// Which one it is depends on what this process has printed and received before.
		self::assertNotNull( wpcf7_get_current_contact_form() );
		self::assertSame(
			'wpcf7-form-control wpcf7-text wpcf7-validates-as-required',
			wpcf7_form_controls_class( 'text*' )
		);
		$attributes = [ 'class' => 'a"b', 'required' => true, 'value' => 0, 'left-out' => null, 'bad name' => 'x' ];
		self::assertSame( 'class="a&quot;b" required="required" value="0"', wpcf7_format_atts( $attributes ) );
		self::assertSame( '', wpcf7_get_validation_error( 'your-name' ) );
		self::assertSame( [ 'a', 'b' ], wpcf7_array_flatten( [ 'a', [ 'b' ] ] ) );
		self::assertTrue( wpcf7_is_email( 'ada@example.org' ) && wpcf7_is_url( 'https://example.org' ) );
		self::assertTrue( wpcf7_is_date( '2026-02-28' ) && wpcf7_is_number( '1.5' ) );
		self::assertTrue( wpcf7_is_tel( '+34 600000000' ) );
		self::assertTrue( wpcf7_is_name( 'your-name' ) );
		self::assertSame( '6.1.6', wpcf7_version() );
		self::assertTrue( WPCF7_FormTagsManager::get_instance()->tag_type_exists( 'text*' ) );
		self::assertTrue( wpcf7_form_tag_supports( 'email', 'name-attr' ) );
		wpcf7_enqueue_scripts();
		wpcf7_enqueue_styles();
		self::assertTrue( wpcf7_script_is() && wpcf7_style_is() );
		self::assertSame( [], WPCF7_FormTagsManager::get_instance()->scan( '[nothing]' ) );

		$this->answer( $id, self::ANSWERS );
		self::assertSame( 'From Ada', wpcf7_mail_replace_tags( 'From [your-name]' ) );
		self::assertCount( 5, wpcf7_scan_form_tags() );
		self::assertSame( 'Ada', wpcf7_get_hangover( 'other', 'Ada' ) );
	}

	public function test_every_method_of_the_form_tags_manager_answers(): void {
		$tags = WPCF7_FormTagsManager::get_instance();
		$tags->add( [ 'stars', 'stars*' ], static fn ( $tag ) => "<i>{$tag->name}</i>", [ 'name-attr' => true ] );
		$tags->add( 'line', static fn () => '<hr>' );

		self::assertTrue( $tags->tag_type_exists( 'stars*' ) && $tags->tag_type_supports( 'stars', 'name-attr' ) );
		self::assertFalse( $tags->tag_type_supports( 'line', 'name-attr' ) );
		self::assertSame(
			[ [ 'stars', 'stars*', 'line' ], [ 'stars', 'stars*' ], [ 'line' ] ],
			[
				$tags->collect_tag_types(),
				$tags->collect_tag_types( 'name-attr' ),
				$tags->collect_tag_types( 'name-attr', true ),
			]
		);
		$text = 'A [stars* one "5"] [line] [[line]] [other]';
		$html = 'A <i>one</i> <hr> [line] [other]';
		self::assertSame(
			[ $html, $html, $html ],
			[ $tags->replace_all( $text ), wpcf7_replace_all_form_tags( $text ), wpcf7_do_shortcode( $text ) ]
		);
		$found = $tags->filter( $text, [ 'basetype' => 'stars' ] );
		self::assertCount( 1, $found );
		self::assertSame( [ 'stars*', 'one', [ '5' ] ], [ $found[0]['type'], $found[0]->name, $found[0]->values ] );
		self::assertSame( [], $tags->filter( $tags->scan( $text ), [ 'name' => 'two' ] ) );

		array_map( 'wpcf7_remove_shortcode', [ 'stars', 'stars*' ] );
		$tags->remove( 'line' );
		self::assertFalse( $tags->tag_type_exists( 'stars' ) || $tags->tag_type_exists( 'line' ) );
		wpcf7_add_shortcode( 'line', static fn () => '' );
		self::assertTrue( $tags->tag_type_exists( 'line' ) );
		wpcf7_remove_form_tag( 'line' );
	}

	public function test_a_form_that_is_sent_is_known_to_functions_and_its_errors_to_validators(): void {
		$told = [];
		add_filter(
			'wpcf7_validate',
			static function ( $result ) use ( &$told ) {
				$told[] = $result->is_valid();
				$result->invalidate( 'topic', 'No.' );
				$told[] = $result->is_valid() || $result->is_valid( 'topic' );
				$told[] = $result->is_valid( 'your-name' );
				$told[] = WPCF7_Submission::is_restful();
				return $result;
			}
		);
		$id = $this->make_form( self::FIELDS );
		$this->answer( $id, self::ANSWERS );

		self::assertSame( [ true, false, true, defined( 'REST_REQUEST' ) ], $told );
		self::assertSame( 'wpcf7_contact_form', WPCF7_ContactForm::post_type );
		self::assertSame(
			array_column( wpcf7_scan_shortcode(), 'name' ),
			array_column( WPCF7_FormTagsManager::get_instance()->get_scanned_tags(), 'name' )
		);
		self::assertStringContainsString( '<form', wpcf7_contact_form_tag_func( [ 'id' => $id ] ) );
		self::assertTrue( wpcf7_is_posted() );
	}

	public function test_every_helper_function_answers(): void {
		self::assertSame(
			[ true, true, true, false, false ],
			[
				wpcf7_load_js(),
				wpcf7_load_css(),
				wpcf7_support_html5(),
				wpcf7_support_html5_fallback(),
				wpcf7_autop_or_not(),
			]
		);
		self::assertSame( "<p>a</p>\n", wpcf7_autop( 'a' ) );
		self::assertSame( [ 'ab', "a\nb" ], [ wpcf7_strip_newline( "a\r\nb" ), wpcf7_normalize_newline( "a\r\nb" ) ] );
		self::assertSame( [ 'a', 'wpcf7-f1' ], [ wpcf7_strip_quote( '"a"' ), wpcf7_sanitize_unit_tag( 'wpcf7-f1' ) ] );
		self::assertSame( wp_upload_dir()['basedir'], wpcf7_upload_dir( 'dir' ) );
		self::assertStringEndsWith( '/readme.txt', wpcf7_plugin_url( 'readme.txt' ) );
		self::assertFileExists( wpcf7_plugin_path( 'readme.txt' ) );
		$_SERVER['REQUEST_URI'] = '/contact/?a=b';
		self::assertSame( '/contact/?a=b', wpcf7_get_request_uri() );
	}

	public function test_every_option_of_a_tag_is_told(): void {
		$tag = new WPCF7_FormTag(
			[
				'type'    => 'text*',
				'name'    => 'your-name',
				'options' => [
					'40/100',
					'30x5',
					'minlength:2',
					'limit:2mb',
					'min:2026-01-01',
					'default:2',
					'data:cities',
				],
				'values'  => [ 'a', 'b' ],
			]
		);
		self::assertSame( [ '40', '100' ], [ $tag->get_size_option(), $tag->get_maxlength_option() ] );
		self::assertSame( '2', $tag->get_minlength_option() );
		self::assertSame( [ '30', '5' ], [ $tag->get_cols_option(), $tag->get_rows_option() ] );
		self::assertSame( 2 * MB_IN_BYTES, $tag->get_limit_option() );
		self::assertSame( '2026-01-01', $tag->get_date_option( 'min' ) );
		self::assertSame( 'b', $tag->get_default_option( 'none' ) );
		self::assertSame( [ 'none' ], ( new WPCF7_FormTag() )->get_default_option( [ 'none' ] ) );
		self::assertFalse( $tag->get_option( 'nothing' ) || $tag->get_id_option() || $tag->get_class_option() );
		self::assertSame( [ '40/100', '100' ], $tag->get_first_match_option( '%^40/(\d+)$%' ) );
		self::assertCount( 7, $tag->get_all_match_options( '/./' ) );
		add_filter(
			'wpcf7_form_tag_data_option',
			static fn ( $data, $names ) => [ 'cities' ] === $names ? [ 'Lima' ] : $data,
			10,
			2
		);
		self::assertSame( [ 'Lima' ], $tag->get_data_option() );
		$tag['content'] = 'Words';
		self::assertSame( 'Words', $tag->content );
		$pipes = new WPCF7_Pipes( [ 'Sales|sales@example.org' ] );
		self::assertSame( [ [ 'Sales', 'sales@example.org' ] ], $pipes->to_array() );
	}
}
