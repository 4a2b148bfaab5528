<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import\Code;

use Rueda\Kit\Import\ImportChoice;
use Rueda\Kit\Import\Run;
use Rueda\Tests\Kit\Import\ImportTestCase;

/** What becomes of code in a stranger's kit, with the admin's trust and without. */
final class TrustTest extends ImportTestCase {
	private const PAGE = '<!-- wp:paragraph --><p onclick="evil()">Text</p><!-- /wp:paragraph -->'
		. '<!-- wp:html --><script>evil()</script><!-- /wp:html -->';

	private const FORM = '<!-- wp:rueda/form-field {"label":"Email","type":"email","name":"your-email"} /-->';

	protected function setUp(): void {
		parent::setUp();
		kses_remove_filters();
		$this->kit
			->add( 'page:stranger', [ 'content' => self::PAGE ] )
			->add(
				'rueda_form:silent',
				[ 'content' => self::FORM, 'additional_settings' => "skip_mail: on\ndemo_mode: on\ndo_not_store: on" ]
			)
			->add( 'page:plain', [ 'content' => '<!-- wp:paragraph --><p>Plain</p><!-- /wp:paragraph -->' ] );
	}

	public function test_the_preview_names_what_needs_trust_before_anything_is_imported(): void {
		$told = $this->preview()->describe( $this->kit );
		$code = array_column( $told['items'], 'code', 'key' );

		self::assertSame( [ 'Brings code that runs for every visitor: onclick, <script>.' ], $code['page:stranger'] );
		self::assertSame(
			[ 'With its settings messages are not sent or not kept: demo_mode, skip_mail, do_not_store.' ],
			$code['rueda_form:silent']
		);
		self::assertSame( [ [], true ], [ $code['page:plain'], $told['trust'] ] );
	}

	public function test_without_trust_code_is_left_out_and_the_report_says_so(): void {
		$run  = $this->import();
		$page = $this->post_of( $run, 'page:stranger' );
		$form = $this->post_of( $run, 'rueda_form:silent' );

		self::assertSame( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->', $page->post_content );
		self::assertSame( [ 'publish', 'publish' ], [ $page->post_status, $form->post_status ] );
		self::assertSame( '', (string) get_post_meta( $form->ID, 'rueda_form_settings', true ) );
		$left = 'Left out, because you did not say that you trust who made the kit: ';
		self::assertSame(
			[ $left . 'onclick, <script>', $left . 'demo_mode, skip_mail, do_not_store', '' ],
			array_column( $this->report( $run )['report']['items'], 'reason' )
		);
	}

	public function test_with_trust_it_comes_in_as_a_draft_and_the_rest_as_the_kit_says(): void {
		$run  = $this->trusting();
		$page = $this->post_of( $run, 'page:stranger' );
		$form = $this->post_of( $run, 'rueda_form:silent' );

		self::assertSame( self::PAGE, $page->post_content );
		self::assertSame(
			[ 'draft', 'draft', 'publish' ],
			[ $page->post_status, $form->post_status, $this->post_of( $run, 'page:plain' )->post_status ]
		);
		self::assertStringContainsString(
			'skip_mail: on',
			(string) get_post_meta( $form->ID, 'rueda_form_settings', true )
		);
		self::assertStringStartsWith(
			'A draft, because it needs your trust.',
			$this->report( $run )['report']['items'][0]['reason']
		);
	}

	public function test_settings_bring_no_code_even_with_trust(): void {
		$this->kit->settings = [
			'cta' => [ 'title' => 'New', 'description' => '<b onclick="evil()">a</b><script>evil()</script>' ],
		];
		$choice              = new ImportChoice( [], [ 'cta' ], [], true );
		$this->finish( $this->importer()->start( self::UPLOAD, $choice ) );

		$stored = get_option( 'rueda_settings_cta' );
		self::assertSame( 'New', $stored['title'] );
		self::assertDoesNotMatchRegularExpression( '/onclick|<script/', $stored['description'] );
	}

	public function test_code_never_takes_the_place_of_what_visitors_see(): void {
		$here = wp_insert_post(
			[
				'post_type'    => 'page',
				'post_title'   => 'Mine',
				'post_name'    => 'stranger',
				'post_status'  => 'publish',
				'post_content' => 'Mine.',
			]
		);
		$run  = $this->trusting( [ 'page:stranger' => 'replace' ] );

		self::assertSame( [ 'Mine.', 'publish' ], [ get_post( $here )->post_content, get_post( $here )->post_status ] );
		self::assertNotSame( $here, $run->items['page:stranger']['id'] );
		self::assertSame( 'draft', $this->post_of( $run, 'page:stranger' )->post_status );
	}

	public function test_who_may_not_publish_unfiltered_html_cannot_give_trust(): void {
		add_filter(
			'map_meta_cap',
			static fn ( array $caps, string $cap ): array => 'unfiltered_html' === $cap ? [ 'do_not_allow' ] : $caps,
			10,
			2
		);
		kses_init();
		self::assertFalse( $this->preview()->describe( $this->kit )['trust'] );

		$run = $this->trusting();

		self::assertFalse( $run->is_trusted );
		self::assertStringNotContainsString( 'evil', $this->post_of( $run, 'page:stranger' )->post_content );
		self::assertStringStartsWith(
			'Left out, because you may not publish',
			$this->report( $run )['report']['items'][0]['reason']
		);
	}

	public function test_a_run_that_another_user_goes_on_with_brings_no_code(): void {
		$choice = new ImportChoice( array_keys( $this->kit->items ), [], [], true );
		$run    = $this->importer()->start( self::UPLOAD, $choice );
		add_filter(
			'user_has_cap',
			static fn ( array $has, array $caps, array $given ): array => [
				'unfiltered_html' => $given[1] === $run->user,
			] + $has,
			10,
			3
		);
		$this->act_as( 'administrator' );
		self::assertNotSame( $run->user, get_current_user_id() );

		self::assertStringNotContainsString(
			'evil',
			$this->post_of( $this->finish( $run ), 'page:stranger' )->post_content
		);
	}

	/** @param array<string, string> $answers */
	private function trusting( array $answers = [] ): Run {
		$choice = new ImportChoice( array_keys( $this->kit->items ), [], $answers, true, true );
		return $this->finish( $this->importer()->start( self::UPLOAD, $choice ) );
	}
}
