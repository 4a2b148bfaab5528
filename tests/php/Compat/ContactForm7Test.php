<?php

declare( strict_types=1 );

namespace Rueda\Tests\Compat;

use Rueda\Compat\ContactForm7;
use Rueda\Form\Protocol\Hook;
use Rueda\Support\Http\RestRoute;
use Rueda\Tests\Form\FormTestCase;
use WP_REST_Request;

/**
 * Both plugins on one site. Runs in its own process, because PHP cannot remove a class again.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class ContactForm7Test extends FormTestCase {

	protected function setUp(): void {
		parent::setUp();
		class_alias( ContactForm7::class, 'WPCF7' );
		// The routes of a site on which the other plugin is active.
		$GLOBALS['wp_rest_server'] = null;
		register_post_type( ContactForm7::POST_TYPE );
		add_shortcode(
			'contact-form-7',
			static fn ( array $given ): string => '<div class="wpcf7 no-js"><form data-given="'
				. esc_attr( (string) wp_json_encode( $given ) ) . '"></form></div>'
		);
		wp_deregister_script( ContactForm7::SCRIPT );
		wp_register_script( ContactForm7::SCRIPT, 'https://example.org/theirs.js', [], '6.1.6', true );
		wp_add_inline_script( ContactForm7::SCRIPT, 'var wpcf7 = { api: {} };', 'before' );
		wp_enqueue_script( ContactForm7::SCRIPT );
		do_action( 'rest_api_init' );
	}

	public function test_the_block_shows_one_of_its_forms_with_what_the_author_said(): void {
		$id   = (int) wp_insert_post(
			[ 'post_type' => ContactForm7::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Theirs' ]
		);
		$page = $this->page( $id, [ 'htmlId' => 'mine', 'htmlTitle' => 'Write "to" [us]' ] );

		self::assertStringContainsString(
			'class="wpcf7 no-js"',
			self::tag( $page, '//div[contains(@class,"wp-block-rueda-contact-form")]/div' )
		);
		self::assertSame(
			[ 'id' => (string) $id, 'html_id' => 'mine', 'html_title' => 'Write to us' ],
			json_decode( (string) $page->evaluate( 'string(//form/@data-given)' ), true )
		);
	}

	public function test_its_script_gives_way_on_a_page_with_our_block_and_its_global_stays(): void {
		wp_set_script_translations( ContactForm7::SCRIPT, 'contact-form-7', WP_CONTENT_DIR );
		$asked = [];
		add_filter(
			'load_script_translation_file',
			static function ( mixed $file, string $handle ) use ( &$asked ): mixed {
				$asked[] = $handle;
				return $file;
			},
			10,
			2
		);
		$this->variables( true )->print();

		ob_start();
		wp_scripts()->do_items( [ ContactForm7::SCRIPT ] );
		$printed = (string) ob_get_clean();

		// WordPress 6.5 warns if it looks for translations of a script without an address.
		self::assertNotContains( ContactForm7::SCRIPT, $asked );
		self::assertStringContainsString( 'var wpcf7 = { api: {} };', $printed );
		self::assertStringNotContainsString( 'theirs.js', $printed );
	}

	public function test_contact_form_7s_script_gives_way_before_the_head_as_well(): void {
		$variables = $this->variables( true );
		$variables->remove_other_script();
		ob_start();
		wp_scripts()->do_items( [ ContactForm7::SCRIPT ] );
		$variables->print();

		self::assertStringNotContainsString( 'theirs.js', (string) ob_get_clean() );
		self::assertTrue( wp_script_is( 'rueda-test-view', 'enqueued' ) );
		self::assertStringContainsString(
			'class="wpcf7 no-js"',
			self::tag( $this->page( $this->make_form( [ [ 'name' => 'a' ] ] ) ), '//form/..' )
		);
	}

	public function test_contact_form_7s_script_stays_on_every_other_page(): void {
		$this->variables( false )->remove_other_script();
		$this->variables( false )->print();

		self::assertSame( 'https://example.org/theirs.js', wp_scripts()->query( ContactForm7::SCRIPT )->src );
	}

	public function test_a_page_that_has_contact_form_7s_script_already_is_left_to_it(): void {
		ob_start();
		wp_scripts()->do_items( [ ContactForm7::SCRIPT ] );
		ob_end_clean();
		$this->variables( true )->print();

		self::assertFalse( wp_script_is( 'rueda-test-view', 'enqueued' ) );
		self::assertStringContainsString(
			'class="rueda-form no-js"',
			self::tag( $this->page( $this->make_form( [ [ 'name' => 'a' ] ] ) ), '//form/..' )
		);
	}

	public function test_forms_of_ours_have_routes_of_their_own(): void {
		$id = $this->make_form( [ [ 'name' => 'your-name', 'isRequired' => true ] ] );
		self::assertStringContainsString( 'class="wpcf7 no-js"', self::tag( $this->page( $id ), '//form/..' ) );
		self::assertStringContainsString( 'data-namespace="rueda/v1"', self::tag( $this->page( $id ), '//form/..' ) );

		self::assertSame( 404, $this->send( $id, [] )->get_status() );
		$request = new WP_REST_Request( 'POST', '/' . RestRoute::OURS . "/contact-forms/$id/feedback" );
		$request->set_header( 'content-type', 'multipart/form-data' );
		$request->set_body_params( [ '_wpcf7_unit_tag' => self::TAG, 'your-name' => 'Ana' ] );
		self::assertSame( 'mail_sent', rest_do_request( $request )->get_data()['status'] );
	}

	public function test_functions_of_contact_form_7_never_get_objects_of_ours(): void {
		$heard = [];
		add_action(
			'all',
			static function ( string $name ) use ( &$heard ): void {
				if ( str_starts_with( $name, 'wpcf7_' ) ) {
					$heard[] = $name;
				}
			}
		);
		$id      = $this->make_form( [ [ 'name' => 'your-name' ] ] );
		$request = new WP_REST_Request( 'POST', '/' . RestRoute::OURS . "/contact-forms/$id/feedback" );
		$request->set_header( 'content-type', 'multipart/form-data' );
		$request->set_body_params( [ '_wpcf7_unit_tag' => self::TAG, 'your-name' => 'Ana' ] );
		add_filter( Hook::name( 'wpcf7_spam' ), '__return_true' );

		self::assertSame( 'spam', rest_do_request( $request )->get_data()['status'] );
		$this->page( $id );
		self::assertSame( [], $heard );
	}
}
