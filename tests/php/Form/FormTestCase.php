<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form;

use DOMDocument;
use DOMElement;
use DOMXPath;
use Rueda\Blocks\ViewScripts;
use Rueda\Form\Form;
use Rueda\Form\FormPostType;
use Rueda\Form\Forms;
use Rueda\Form\Guard\Honeypot;
use Rueda\Form\Guard\OlderPages;
use Rueda\Form\Guard\Quiz;
use Rueda\Form\Guard\SingleUse;
use Rueda\Form\Page\ContactFormBlock;
use Rueda\Form\Page\FormVariables;
use Rueda\Support\Clock;
use Rueda\Tests\Database;
use Rueda\Tests\TestCase;
use WP_Block_Type_Registry;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Forms for tests, and the requests of visitors' browsers. */
abstract class FormTestCase extends TestCase {

	private const BLOCKS = [ 'contact-form', 'form-address', 'form-field', 'form-repeat', 'form-step', 'form-submit' ];

	protected const TAG = 'wpcf7-f1-p2-o1';

	/** A server with all routes. Building one takes longer than most tests. */
	private static ?WP_REST_Server $server = null;

	/** @var list<string>|null Those of the block, while a test has others. */
	private ?array $view_handles = null;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( null === self::$server ) {
			$GLOBALS['wp_rest_server'] = null;
			self::$server              = rest_get_server();
		}
	}

	protected function setUp(): void {
		parent::setUp();
		$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0';
		// A browser on a page of this site, which does not have to show when its page was made.
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'same-origin';
		// Browser tests may have sent messages on this site. The rollback restores them.
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}rueda_messages" );
		$GLOBALS['wp_rest_server'] = clone self::$server;
		foreach ( self::BLOCKS as $block ) {
			// Without a build the blocks are not registered, but their PHP needs no scripts.
			if ( ! WP_Block_Type_Registry::get_instance()->is_registered( 'rueda/' . $block ) ) {
				$metadata = json_decode(
					(string) file_get_contents( RUEDA_REPOSITORY . "src/blocks/$block/block.json" ),
					true
				);
				register_block_type(
					'rueda/' . $block,
					[ 'attributes' => $metadata['attributes'], 'supports' => $metadata['supports'] ]
				);
			}
		}
	}

	protected function tearDown(): void {
		if ( null !== $this->view_handles ) {
			WP_Block_Type_Registry::get_instance()->get_registered(
				ContactFormBlock::NAME
			)->view_script_handles = $this->view_handles;
			$this->view_handles    = null;
		}
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	/**
	 * Sends a form as a browser does.
	 *
	 * @param array<string, mixed> $fields
	 * @param array<string, mixed> $files
	 */
	final protected function send(
		int $form_id,
		array $fields,
		array $files = [],
		string $nonce = ''
	): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/contact-form-7/v1/contact-forms/$form_id/feedback" );
		$request->set_header( 'content-type', 'multipart/form-data; boundary=x' );
		$request->set_body_params( $fields + [ '_wpcf7_unit_tag' => self::TAG ] );
		$request->set_file_params( $files );
		if ( '' !== $nonce ) {
			$request->set_header( 'X-WP-Nonce', $nonce );
		}
		return rest_do_request( $request );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed> The answer as it goes over the wire.
	 */
	final protected function answer( int $form_id, array $fields ): array {
		$response = $this->send( $form_id, $fields );
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return json_decode( (string) wp_json_encode( $response->get_data() ), true );
	}

	/** @return list<array<string, string>> All messages, oldest first. */
	final protected function messages(): array {
		global $wpdb;
		return $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}rueda_messages ORDER BY id", ARRAY_A );
	}

	/** @param array<string, mixed> $attributes */
	final protected function page( int $form_id, array $attributes = [] ): DOMXPath {
		return self::dom(
			do_blocks(
				'<!-- wp:rueda/contact-form ' . serialize_block_attributes( [ 'formId' => $form_id ] + $attributes )
					. ' /-->'
			)
		);
	}

	/** What the footer of a page prints for forms. */
	final protected function variables( bool $has_block ): FormVariables {
		$views = new ViewScripts( RUEDA_DIR );
		wp_register_script( 'rueda-test-view', 'https://example.org/view.js', [], '1', true );
		$views->depend_on_loader( 'rueda-test-view' );
		$block                = WP_Block_Type_Registry::get_instance()->get_registered( ContactFormBlock::NAME );
		$this->view_handles ??= $block->view_script_handles;

		$block->view_script_handles = [ 'rueda-test-view' ];
		if ( $has_block ) {
			wp_enqueue_script( 'rueda-test-view' );
		}
		return new FormVariables( $views );
	}

	final protected static function dom( string $html ): DOMXPath {
		$document = new DOMDocument();
		libxml_use_internal_errors( true );
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html );
		libxml_clear_errors();
		return new DOMXPath( $document );
	}

	/** @return string An element's start, as it is printed. */
	final protected static function tag( DOMXPath $page, string $path ): string {
		$element = $page->query( $path )->item( 0 );
		self::assertInstanceOf( DOMElement::class, $element, $path );
		$attributes = '';
		foreach ( $element->attributes as $attribute ) {
			$attributes .= sprintf( ' %s="%s"', $attribute->name, $attribute->value );
		}
		return $element->tagName . $attributes;
	}

	/**
	 * @param list<array<string, mixed>> $fields   Attributes of the fields; a text among them is taken as markup.
	 * @param array<string, mixed>       $settings Fields of the post; `meta_input` for metas.
	 */
	final protected function make_form( array $fields, array $settings = [] ): int {
		$content = '';
		foreach ( $fields as $field ) {
			$content .= is_array( $field )
				? sprintf( "<!-- wp:rueda/form-field %s /-->\n", serialize_block_attributes( $field ) )
				: $field;
		}
		kses_remove_filters();
		return Database::insert_post(
			$settings + [
				'post_type'    => FormPostType::NAME,
				'post_status'  => 'publish',
				'post_title'   => 'Contact',
				'post_content' => $content . '<!-- wp:rueda/form-submit /-->',
			]
		);
	}

	final protected function read_form( int $id ): Form {
		$form = ( new Forms() )->find( $id );
		self::assertNotNull( $form );
		return $form;
	}

	/**
	 * @param list<array<string, mixed>> $fields
	 * @param array<string, mixed>       $settings
	 */
	final protected function form( array $fields, array $settings = [] ): Form {
		return $this->read_form( $this->make_form( $fields, $settings ) );
	}

	/** Changes the site's keys after it has printed a form, and has it print another one. */
	final protected function change_keys(): void {
		$this->honeypot()->inputs( 1 );
		add_filter( 'salt', static fn ( string $salt ): string => strrev( $salt ) );
		$this->honeypot()->inputs( 1 );
	}

	final protected function quiz(): Quiz {
		return new Quiz( new Clock(), new SingleUse( new Clock() ) );
	}

	final protected function honeypot(): Honeypot {
		return new Honeypot( new Clock(), new OlderPages( new Clock() ), $this->quiz() );
	}
}
