<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Page;

use Rueda\Compat\ContactForm7;
use Rueda\Form\Form;
use Rueda\Form\Forms;
use Rueda\Modules;
use Rueda\Tests\Form\Import\FormImportTestCase;
use Rueda\Types;

/** Places where forms of the other plugin were shown. */
final class OldPlacesTest extends FormImportTestCase {
	private Form $form;

	private int $source;

	/** @var array<string, callable> */
	private array $shortcodes = [];

	protected function setUp(): void {
		parent::setUp();
		$this->shortcodes = $GLOBALS['shortcode_tags'];
		$this->form       = $this->imported( [], [ 'post_title' => 'Ask & "tell"' ] );
		$this->source     = (int) get_post_meta( $this->form->id(), Form::SOURCE, true );
		wp_set_current_user( 0 );
	}

	protected function tearDown(): void {
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- gives back what a test took.
		$GLOBALS['shortcode_tags'] = $this->shortcodes;
		parent::tearDown();
	}

	public function test_finds_a_form_by_hash_then_number_then_title(): void {
		$other = $this->imported( [ '_hash' => str_repeat( 'a', 64 ) ], [ 'post_title' => 'Second' ] );
		$table = [
			'id="0f8e7d6"'                              => $this->form,
			'id="0f8e7d6" title="Second"'               => $this->form,
			'id="' . self::HASH . '"'                   => $this->form,
			'id="0f8e7d"'                               => null,
			'id="0f8e7d" title="Second"'                => $other,
			'id="0F8E7D6"'                              => null,
			'id="aaaaaaa"'                              => $other,
			'id="bbbbbbb" title="Second"'               => $other,
			'id="' . $this->source . '"'                => $this->form,
			'id="' . $this->source . '" title="Second"' => $this->form,
			'id="999999"'                               => null,
			'title="Second"'                            => $other,
			'title="Secon"'                             => null,
			"title='Ask & \"tell\"'"                    => $this->form,
			'title="Ask &amp; &quot;tell&quot;"'        => $this->form,
			'id="%"'                                    => null,
			'id="0f8e7d6%"'                             => null,
			'id="404" title="Sec%"'                     => null,
			''                                          => null,
		];
		foreach ( $table as $attributes => $form ) {
			$this->expect( $form, "[contact-form-7 $attributes]" );
		}
		$this->expect( $other, '[contact-form 1 "Second"]' );
		$this->expect( $this->form, "[contact-form {$this->source} \"Second\"]" );
		$this->expect( null, '[contact-form 1 "Third"]' );
		$this->expect( null, '[contact-form]' );
	}

	public function test_forms_of_ours_have_names_as_well(): void {
		$ours = $this->form( [ [ 'name' => 'your-name' ] ], [ 'post_title' => 'Ours & new' ] );
		$this->act_as( 'editor' );
		$list = rest_do_request( new \WP_REST_Request( 'GET', '/contact-form-7/v1/contact-forms' ) )->get_data();
		$hash = array_column( $list, 'hash', 'id' )[ $ours->id() ];
		wp_set_current_user( 0 );
		// The site's keys were changed after the shortcode was written.
		add_filter( 'salt', static fn (): string => 'new' );

		$this->expect( $ours, "[contact-form-7 id=\"$hash\"]" );
		$this->expect( $ours, "[contact-form-7 id=\"{$ours->id()}\"]" );
		$this->expect( $ours, '[contact-form-7 title="Ours &amp; new"]' );
		$this->expect( null, '[contact-form-7 id="' . strtr( $hash, '0123456789abcdef', '123456789abcdef0' ) . '"]' );
	}

	public function test_passes_on_what_the_author_said(): void {
		$page = self::dom(
			do_shortcode(
				'[contact-form-7 id="0f8e7d6" html_id="mine" html_name="ours" html_title="Write to us" '
					. 'html_class="wide blue"]'
			)
		);
		$tag  = self::tag( $page, '//form' );
		foreach ( [
			'id="mine"',
			'name="ours"',
			'aria-label="Write to us"',
			'class="wpcf7-form init wide blue"',
		] as $part ) {
			self::assertStringContainsString( $part, $tag );
		}
		self::assertTrue( wp_script_is( 'rueda-contact-form-view-script', 'enqueued' ) );
		self::assertStringContainsString(
			'<pre class="wpcf7-raw-form"><code>&lt;!-- wp:rueda',
			do_shortcode( '[contact-form-7 id="0f8e7d6" output="raw_form"]' )
		);
	}

	public function test_works_in_the_block_that_the_other_plugin_saved(): void {
		$html = do_shortcode(
			do_blocks(
				'<!-- wp:contact-form-7/contact-form-selector {"id":1,"hash":"0f8e7d6","title":"Ask"} -->'
					. '<div class="wp-block-contact-form-7-contact-form-selector">[contact-form-7 id="0f8e7d6" '
					. 'title="Ask"]</div><!-- /wp:contact-form-7/contact-form-selector -->'
			)
		);
		self::assertStringContainsString(
			'data-wpcf7-id="' . $this->source . '"',
			self::tag(
				self::dom( $html ),
				'//div[@class="wp-block-contact-form-7-contact-form-selector"]//div[@data-wpcf7-id]'
			)
		);
	}

	public function test_a_feed_shows_the_name_of_the_shortcode(): void {
		$GLOBALS['wp_query']->is_feed = true;
		self::assertSame( '[contact-form-7]', do_shortcode( '[contact-form-7 id="0f8e7d6"]' ) );
		self::assertSame( '[contact-form]', do_shortcode( '[contact-form 1 "Second"]' ) );
		$GLOBALS['wp_query']->is_feed = false;
	}

	public function test_those_who_can_mend_a_shortcode_without_a_form_are_told_how(): void {
		$this->act_as( 'administrator' );
		self::assertStringContainsString( 'import=rueda-forms', do_shortcode( '[contact-form-7 id="999999"]' ) );
		wp_trash_post( $this->form->id() );
		self::assertStringContainsString( 'in the Trash', do_shortcode( '[contact-form-7 id="0f8e7d6"]' ) );
		$this->act_as( 'editor' );
		self::assertStringNotContainsString( 'import=', do_shortcode( '[contact-form-7 id="999999"]' ) );
	}

	public function test_a_shortcode_of_another_plugin_is_not_replaced(): void {
		remove_shortcode( 'contact-form' );
		add_shortcode( 'contact-form', static fn (): string => 'Of somebody else' );
		( new Types( new Modules() ) )->register_shortcodes_of_contact_form_7();
		self::assertSame( 'Of somebody else', do_shortcode( '[contact-form to="a@example.org"]' ) );
	}

	public function test_pages_from_a_cache_send_to_the_old_number(): void {
		$answer = $this->answer( $this->source, [ 'your-name' => 'Ana', 'your-email' => 'ana@example.org' ] );
		self::assertSame(
			[ 'mail_sent', $this->source, '#' . self::TAG ],
			[ $answer['status'], $answer['contact_form_id'], $answer['into'] ]
		);
		self::assertSame( (string) $this->form->id(), $this->messages()[0]['form_id'] );
		self::assertSame(
			200,
			rest_do_request(
				new \WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/{$this->source}/feedback/schema" )
			)->get_status()
		);
		wp_trash_post( $this->form->id() );
		self::assertSame( 404, $this->send( $this->source, [] )->get_status() );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_while_the_other_plugin_is_active_its_names_and_numbers_are_its_own(): void {
		class_alias( ContactForm7::class, 'WPCF7' );
		remove_shortcode( 'contact-form-7' );
		( new Types( new Modules() ) )->register_shortcodes_of_contact_form_7();
		self::assertFalse( shortcode_exists( 'contact-form-7' ) );
		self::assertNull( ( new Forms() )->find( $this->source ) );
	}

	private function expect( ?Form $form, string $shortcode ): void {
		$html = do_shortcode( $shortcode );
		if ( null === $form ) {
			self::assertSame(
				'<p class="wpcf7-contact-form-not-found"><strong>Error:</strong> Contact form not found.</p>',
				$html,
				$shortcode
			);
		} else {
			self::assertStringContainsString( sprintf( 'data-wpcf7-id="%d"', $form->public_id() ), $html, $shortcode );
		}
	}
}
