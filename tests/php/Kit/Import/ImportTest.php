<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Kit\Import\Matches;
use Rueda\Kit\KitError;

final class ImportTest extends ImportTestCase {

	public function test_an_empty_site_gets_all_of_a_kit_with_every_reference_right(): void {
		$this->fill_kit();
		// New ids differ from those of the kit's site, and other posts have the ids that a kit could mean.
		self::factory_posts( 20 );
		$run   = $this->import();
		$wheel = $this->post_of( $run, 'wheel:balance' );
		$form  = $this->post_of( $run, 'rueda_form:contact' );
		$page  = $this->post_of( $run, 'page:contact' );
		$about = $this->post_of( $run, 'page:about' );
		$home  = $this->post_of( $run, 'page:home' );
		$offer = $this->post_of( $run, 'wp_block:offer' );
		$image = current( $run->media );

		self::assertSame( 'success', $run->result, $run->reason . ' ' . $run->entry );
		self::assertSame( 'publish', $wheel->post_status );
		self::assertSame( 'private', $home->post_status );
		self::assertSame( $home->ID, $about->post_parent );
		self::assertStringContainsString( '{"formId":' . $form->ID . '}', $page->post_content );
		self::assertStringContainsString( 'href="' . esc_url( get_permalink( $about ) ) . '"', $page->post_content );
		self::assertStringContainsString( 'href="">Gone', $page->post_content );
		self::assertStringContainsString( '{"wheelId":' . $wheel->ID . '}', $about->post_content );
		self::assertStringContainsString( '{"ref":' . $offer->ID . '}', $home->post_content );
		self::assertStringContainsString( 'wp-image-' . $image . '"', $offer->post_content );
		self::assertStringContainsString( 'src="' . wp_get_attachment_url( $image ) . '"', $offer->post_content );
		self::assertSame( $image, get_post_thumbnail_id( $wheel ) );
		self::assertSame( 7, (int) get_post_meta( $wheel->ID, 'wheel_meta_range_max', true ) );
		self::assertSame( $page->ID, get_post_meta( $wheel->ID, 'wheel_CTA', true )['page']['value'] );
		self::assertSame( 'unsynced', get_post_meta( $offer->ID, 'wp_pattern_sync_status', true ) );
		self::assertSame(
			[ 'Banners', 'New ones' ],
			wp_get_object_terms( $offer->ID, 'wp_pattern_category', [ 'fields' => 'names' ] )
		);
		self::assertSame( get_permalink( $page ), get_option( 'rueda_settings_cta' )['buttonLink'] );
		self::assertTrue( get_option( 'rueda_settings_sharing' )['reddit'] );
		self::assertSame( [ 'Contact: page:gone' ], $run->unresolved );
		self::assertSame( '', get_post_meta( $page->ID, '_rueda_kit_run', true ) );
		self::assertSame( [ self::UPLOAD ], $this->dropped );
	}

	public function test_the_mails_of_a_form_go_to_the_admin_who_imports_it(): void {
		$this->fill_kit();
		$run  = $this->import( [], [ 'rueda_form:contact' ], [] );
		$mail = get_post_meta( $run->items['rueda_form:contact']['id'], 'rueda_form_mail', true );
		$mine = wp_get_current_user()->user_email;

		self::assertSame( $mine, $mail['recipient'] );
		self::assertSame( 'Reply-To: [email]', $mail['additional_headers'] );
		self::assertStringNotContainsString(
			'else.test',
			wp_json_encode( get_post_meta( $run->items['rueda_form:contact']['id'] ) )
		);
		self::assertStringStartsWith( 'Ana <', $mail['sender'] );
		self::assertSame( [ 'Contact: ' . $mine ], $run->recipients );
		self::assertSame(
			'subscribers_only: on',
			get_post_meta( $run->items['rueda_form:contact']['id'], 'rueda_form_settings', true )
		);
		self::assertSame(
			'es_ES',
			get_post_meta( $run->items['rueda_form:contact']['id'], 'rueda_form_locale', true )
		);

		$this->kit->add( 'rueda_form:contact', [ 'title' => 'Contact', 'locale' => 'en_US' ] );
		$again = $this->import( [ 'rueda_form:contact' => 'keep_both' ], [ 'rueda_form:contact' ], [] );
		self::assertSame( [ 'Contact (contact-2): ' . $mine ], $again->recipients );
	}

	public function test_a_second_import_finds_everything_here_already(): void {
		$this->fill_kit();
		$this->import();
		$before = $this->site();
		foreach ( $this->preview()->describe( $this->kit )['items'] as $item ) {
			self::assertSame( [ Matches::SAME, [ 'skip' ] ], [ $item['state'], $item['answers'] ], $item['key'] );
		}
		$run = $this->import();
		$this->assert_site( $before );
		self::assertSame( [ 'already_here' ], array_values( array_unique( array_column( $run->items, 'outcome' ) ) ) );
		$told = $this->report( $this->import( [], null, [] ) );
		self::assertSame( 'Nothing was imported. Your site is as it was before.', $told['message'] );
		self::assertSame( [ 0, false ], [ $told['total'], $told['can_undo'] ], 'There is nothing to undo.' );
	}

	public function test_an_item_that_is_here_and_differs_gets_the_answer_that_was_chosen(): void {
		$this->populate();
		$this->kit->add( 'page:contact', [ 'content' => '<!-- wp:paragraph --><p>New.</p><!-- /wp:paragraph -->' ] );
		$this->kit->add(
			'wp_block:offer',
			[
				'content'  => '<!-- wp:paragraph --><p>New.</p><!-- /wp:paragraph -->',
				'modified' => '2099-01-01T00:00:00Z',
			]
		);
		$page  = get_page_by_path( 'contact' );
		$items = $this->preview()->describe( $this->kit )['items'];
		self::assertSame(
			[ Matches::NEWER, [ 'keep_both', 'replace', 'skip' ] ],
			[ $items[0]['state'], $items[0]['answers'] ]
		);
		self::assertSame( Matches::CHANGED, $items[1]['state'] );

		$skipped = $this->import( [ 'page:contact' => 'skip' ], [ 'page:contact' ] );
		self::assertSame( 'skipped', $skipped->items['page:contact']['outcome'] );
		self::assertSame( 'Older than the kit.', get_post( $page->ID )->post_content );

		$both = $this->import( [], [ 'page:contact' ] );
		$copy = $this->post_of( $both, 'page:contact' );
		self::assertSame(
			[ 'Contact', 'contact-2', 'publish' ],
			[ $copy->post_title, $copy->post_name, $copy->post_status ]
		);
		self::assertSame( 'Older than the kit.', get_post( $page->ID )->post_content );
		self::assertSame( 'Contact (contact-2)', $this->report( $both )['report']['items'][0]['title'] );
		self::assertSame( [ 'Slug: contact-2' ], array_values( apply_filters( 'display_post_states', [], $copy ) ) );
		self::assertSame( [], apply_filters( 'display_post_states', [], $page ) );
		wp_delete_post( $copy->ID, true );

		$replaced = $this->import( [ 'page:contact' => 'replace', 'wp_block:offer' => 'replace' ] );
		self::assertSame( $page->ID, $replaced->items['page:contact']['id'] );
		self::assertSame( 'replaced', $replaced->items['page:contact']['outcome'] );
		self::assertStringContainsString( 'New.', get_post( $page->ID )->post_content );
		$revisions = wp_list_pluck( wp_get_post_revisions( $page->ID ), 'post_content' );
		self::assertContains( 'Older than the kit.', $revisions );
	}

	public function test_a_changed_item_that_nobody_has_edited_is_not_newer_here(): void {
		$this->kit->add( 'page:contact', [ 'content' => 'One.' ] );
		$run = $this->import();
		$this->kit->add( 'page:contact', [ 'content' => 'Two.', 'modified' => '2026-02-01T00:00:00Z' ] );
		self::assertSame( Matches::CHANGED, $this->preview()->describe( $this->kit )['items'][0]['state'] );
		wp_update_post( [ 'ID' => $run->items['page:contact']['id'], 'post_title' => 'Edited' ] );
		self::assertSame( Matches::NEWER, $this->preview()->describe( $this->kit )['items'][0]['state'] );
	}

	public function test_one_image_is_there_once_and_holds_nothing_but_the_picture(): void {
		$jpeg = $this->kit->images[ $this->kit->add_image( 40, 20, 5, 'jpeg' ) ];
		// The image contains a comment, as cameras and image editors write them.
		$this->kit->images = [];
		$image             = $this->kit->add_bytes(
			substr( $jpeg, 0, 2 ) . "\xff\xfe\x00\x0cSecret-01!" . substr( $jpeg, 2 )
		);
		$content           = '<!-- wp:image {"id":{"$media":"' . $image
			. '"}} --><figure class="wp-block-image"><img src="rueda-kit:media:' . $image
			. '" alt=""/></figure><!-- /wp:image -->';
		$this->kit->add( 'page:one', [ 'content' => $content ] );
		$this->kit->add( 'page:two', [ 'content' => $content . ' ' ] );
		self::assertSame(
			[ 1, 0 ],
			[
				$this->preview()->describe( $this->kit )['media']['count'],
				$this->preview()->describe( $this->kit )['media']['known'],
			]
		);
		$run  = $this->import( [], [ 'page:one' ] );
		$file = (string) get_attached_file( $run->media[ $image ] );
		self::assertStringNotContainsString( 'Secret', (string) file_get_contents( $file ) );
		self::assertSame( 'image/jpeg', get_post_mime_type( $run->media[ $image ] ) );
		self::assertSame( 'The sea', get_post_meta( $run->media[ $image ], '_wp_attachment_image_alt', true ) );
		self::assertSame( 1, $this->preview()->describe( $this->kit )['media']['known'] );
		self::assertSame( $run->media, $this->import( [], [ 'page:two' ] )->media );
	}

	public function test_an_image_of_this_site_is_used_again(): void {
		$image = $this->kit->add_image( 30, 20, 9 );
		$this->kit->add( 'page:one', [ 'image' => [ '$media' => $image ] ] );
		$run  = $this->import();
		$file = (string) get_attached_file( $run->media[ $image ] );
		// This site exports the image under the name of its file.
		$this->kit->images = [];
		$again             = $this->kit->add_bytes( (string) file_get_contents( $file ) );
		$this->kit->names  = [ $again => wp_basename( $file ) ];
		$this->kit->add( 'page:two', [ 'image' => [ '$media' => $again ] ] );

		self::assertNotSame( $image, $again );
		self::assertSame( [ $again => $run->media[ $image ] ], $this->import( [], [ 'page:two' ] )->media );
		$this->kit->names = [ $again => 'other.png' ];
		$other            = $this->import( [ 'page:two' => 'replace' ], [ 'page:two' ] );
		self::assertNotContains( $run->media[ $image ], $other->media );
	}

	public function test_an_image_that_the_kit_does_not_have_is_told_in_words(): void {
		$gone = str_repeat( 'ab', 32 );
		$this->kit->add(
			'page:one',
			[
				'content' => '<!-- wp:paragraph --><p><img src="rueda-kit:media:' . $gone
					. '" alt=""/></p><!-- /wp:paragraph -->',
			]
		);
		$told = $this->report( $this->import() );
		self::assertSame( [ 'One: an image' ], $told['report']['unresolved'] );
	}

	public function test_an_image_does_not_take_the_address_of_a_page(): void {
		$image = $this->kit->add_image();
		$this->kit->add( 'page:sea-side', [ 'image' => [ '$media' => $image ] ] );
		$run = $this->import();
		self::assertSame( 'sea-side', $this->post_of( $run, 'page:sea-side' )->post_name );
		self::assertMatchesRegularExpression(
			'/^sea-side-[0-9a-f]{8}$/D',
			(string) get_post( $run->media[ $image ] )?->post_name
		);
	}

	public function test_settings_stay_unless_the_kit_is_chosen(): void {
		$this->populate();
		$this->kit->settings = [ 'cta' => [ 'title' => '<b>Theirs</b>', 'role' => 'administrator' ] ];
		self::assertSame(
			[ [ 'part' => 'cta', 'state' => 'different', 'answer' => 'mine' ] ],
			$this->preview()->describe( $this->kit )['settings']
		);
		$run = $this->import( [], [], [] );
		self::assertSame( 'kept', $run->settings['cta']['outcome'] );
		self::assertSame( 'Mine', get_option( 'rueda_settings_cta' )['title'] );
		$this->import();
		self::assertSame( 'Theirs', get_option( 'rueda_settings_cta' )['title'] );
		self::assertArrayNotHasKey( 'role', get_option( 'rueda_settings_cta' ) );
		self::assertSame( 'same', $this->preview()->describe( $this->kit )['settings'][0]['state'] );
	}

	public function test_another_run_is_refused_while_one_is_on(): void {
		$this->fill_kit();
		$run = $this->start();
		try {
			$this->start();
			self::fail( 'Two runs at once.' );
		} catch ( KitError $error ) {
			self::assertSame( 'kit_busy', $error->reason );
		}
		$this->finish( $run );
		self::assertSame( 'success', $this->import()->result );
	}

	public function test_a_page_keeps_to_what_is_here(): void {
		$this->kit->add(
			'page:child',
			[ 'parent' => 'page:nowhere', 'template' => 'fancy.php', 'content' => 'Text.' ]
		);
		$this->kit->add( 'page:foreign', [ 'content' => '<!-- wp:other/thing --><p>x</p><!-- /wp:other/thing -->' ] );
		$this->kit->add(
			'page:future',
			[ 'content' => '<!-- wp:not-yet-known --><p>x</p><!-- /wp:not-yet-known -->' ]
		);
		$this->kit->add(
			'page:link',
			[ 'content' => '<!-- wp:paragraph --><p><a href="rueda-kit:page:foreign">x</a></p><!-- /wp:paragraph -->' ]
		);
		$run = $this->import();
		self::assertSame( 0, $this->post_of( $run, 'page:child' )->post_parent );
		self::assertSame( 'default', get_post_meta( $run->items['page:child']['id'], '_wp_page_template', true ) );
		self::assertSame( [ 'Child: page:nowhere', 'Child: fancy.php', 'Link: page:foreign' ], $run->unresolved );
		self::assertSame(
			[ 'refused', 'created' ],
			[ $run->items['page:foreign']['outcome'], $run->items['page:future']['outcome'] ]
		);
		$told = $this->report( $run );
		self::assertSame( 'kit_bad_block other/thing', $told['report']['items'][1]['reason'] );
		self::assertSame( get_permalink( $run->items['page:link']['id'] ), $told['report']['items'][3]['view'] );
	}

	public function test_backslashes_and_signs_come_as_they_are(): void {
		$content = '<!-- wp:rueda/area {"label":"A \\u0026 B \\u0022C\\u0022 \\\\ D","advice":"\\u003cb\\u003e"} /-->';
		$title   = 'A \\ B & "C" <em>100%ecológico</em> a < b';
		$cta     = [ 'title' => 'E \\ F' ];
		$this->kit->add( 'wheel:signs', [ 'title' => $title, 'content' => $content, 'cta' => $cta ] );
		$run  = $this->import();
		$post = $this->post_of( $run, 'wheel:signs' );
		self::assertSame( parse_blocks( $content )[0]['attrs'], parse_blocks( $post->post_content )[0]['attrs'] );
		self::assertSame( 'A \\ B & "C" 100%ecológico a < b', $post->post_title );
		self::assertSame( 'E \\ F', get_post_meta( $post->ID, 'wheel_CTA', true )['title'] );
	}

	public function test_nobody_gets_more_rights_by_the_steps_of_somebody_else(): void {
		$body = 'Hello [your-name] <script>alert(1)</script>';
		$this->kit->add( 'page:free', [ 'content' => '<!-- wp:html --><script>alert(1)</script><!-- /wp:html -->' ] );
		$this->kit->add( 'rueda_form:mail', [ 'mail' => [ 'body' => $body ], 'mail2' => [ 'body' => $body ] ] );
		$one   = get_current_user_id();
		$other = $this->act_as( 'administrator' );
		add_filter(
			'user_has_cap',
			static fn ( array $caps, array $asked, array $args, \WP_User $user ): array => $user->ID === $one
				? [ 'unfiltered_html' => false, 'publish_pages' => false ] + $caps
				: $caps,
			10,
			4
		);
		foreach ( [ [ $one, $other ], [ $other, $one ] ] as [ $who_starts, $who_steps ] ) {
			wp_set_current_user( $who_starts );
			$run = $this->start( [], null, [] );
			wp_set_current_user( $who_steps );
			$run  = $this->finish( $run );
			$page = $this->post_of( $run, 'page:free' );
			self::assertSame( [ '', 'pending' ], [ $page->post_content, $page->post_status ] );
			$form = $run->items['rueda_form:mail']['id'];
			foreach ( [ 'rueda_form_mail', 'rueda_form_mail_2' ] as $meta ) {
				self::assertSame( 'Hello [your-name] ', get_post_meta( $form, $meta, true )['body'] );
			}
			$this->undo( $run );
		}
	}

	private static function factory_posts( int $many ): void {
		for ( $number = 0; $number < $many; $number++ ) {
			wp_insert_post( [ 'post_title' => 'Other ' . $number, 'post_status' => 'publish' ] );
		}
	}
}
