<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Import;

use Rueda\Form\Field\Field;
use Rueda\Form\FormMeta;
use Rueda\Form\Import\ImportRun;
use Rueda\Form\ImportedForms;
use Rueda\Support\Clock;
use Rueda\Support\Lock;
use Rueda\Tests\Report\Import\Sleeper;

/** @group newest */
final class FormImporterTest extends FormImportTestCase {
	public function test_a_form_is_imported_with_its_fields_title_and_date(): void {
		$author = $this->act_as( 'administrator' );
		$form   = $this->imported( [], [ 'post_author' => (string) $author, 'post_title' => 'Write & ask' ] );

		self::assertSame(
			[ 'your-name', 'your-email', 'your-message' ],
			array_map( static fn ( Field $field ): string => $field->name(), $form->fields() )
		);
		self::assertSame(
			[ 'Your name', 'Your email', 'Your message' ],
			array_map( static fn ( Field $field ): string => $field->label(), $form->fields() )
		);
		$post = get_post( $form->id() );
		self::assertSame(
			[ 'Write & ask', 'contact-us', 'publish', '2021-02-03 04:05:06', (string) $author ],
			[ $post->post_title, $post->post_name, $post->post_status, $post->post_date_gmt, $post->post_author ]
		);
		self::assertSame(
			'mail_sent',
			$this->answer(
				$form->id(),
				[ 'your-name' => 'Ana', 'your-email' => 'ana@example.org', 'your-message' => 'Hello' ]
			)['status']
		);
		self::assertStringContainsString( "From: Ana ana@example.org\n\nHello", $this->mails[0]['message'] );
	}

	public function test_what_a_label_says_already_is_not_said_twice(): void {
		$form = $this->imported(
			[
				'_form' => '<label> Name [text* a] </label> <label> Email [email* b] </label> <label> Message '
					. '(Optional) [textarea c] </label> <label> Town [text d] </label> [text* e] [submit]',
			]
		);
		$page = $this->page( $form->id() );
		self::assertSame(
			'Message (Optional)',
			trim( (string) $page->evaluate( 'string(//label[contains(., "Message")])' ) )
		);
		self::assertSame(
			'Town (optional)',
			trim( (string) $page->evaluate( 'string(//label[contains(., "Town")])' ) )
		);
	}

	public function test_an_author_who_is_gone_is_nobody_and_other_states_stay(): void {
		foreach ( [
			'publish' => 'publish',
			'private' => 'private',
			'pending' => 'pending',
			'draft'   => 'draft',
			'future'  => 'draft',
			'odd'     => 'draft',
		] as $there => $here ) {
			$form = get_post( $this->imported( [], [ 'post_status' => $there, 'post_author' => '999999' ] )->id() );
			self::assertSame( [ $here, '0' ], [ $form->post_status, $form->post_author ], $there );
		}
		self::assertSame(
			[],
			$this->import(
				$this->leave( [], [ 'post_status' => 'trash' ] ),
				$this->leave( [], [ 'post_type' => 'post' ] ),
				999999
			)->done
		);
	}

	public function test_emails_are_imported_with_every_part_and_flag(): void {
		$second = [
			'active'        => '1',
			'use_html'      => '1',
			'exclude_blank' => true,
			'recipient'     => '[your-email]',
			'body'          => '<p>[your-message]</p>',
			'attachments'   => "[your-file]\nuploads/terms.pdf",
		];
		$form   = $this->imported( [ '_mail' => [ 'active' => false ] + self::MAIL, '_mail_2' => $second ] );

		self::assertSame(
			array_merge( self::MAIL, [ 'active' => true, 'use_html' => false ] ),
			array_merge( self::MAIL, $form->mail()->to_array() ),
			'The first one is always active.'
		);
		self::assertSame(
			[
				'active'             => true,
				'subject'            => '',
				'sender'             => '',
				'recipient'          => '[your-email]',
				'body'               => '<p>[your-message]</p>',
				'additional_headers' => '',
				'attachments'        => "[your-file]\nuploads/terms.pdf",
				'use_html'           => true,
				'exclude_blank'      => true,
			],
			$form->mail_2()->to_array(),
			'What the source leaves empty is empty here.'
		);
		self::assertFalse( $this->imported()->mail_2()->is_active() );
	}

	public function test_mail_tags_follow_fields_that_have_other_names_here(): void {
		$form = $this->imported(
			[
				'_form'     => '[text your.name] [date the.day] [submit]',
				'_mail'     => [
					'subject' => '[your.name] [wpcf7.remote_ip] [[your.name]]',
					'body'    => '[_raw_your.name] [_format_the.day "j F Y"] [other.one] [_site_title]',
				] + self::MAIL,
				'_mail_2'   => [ 'recipient' => '[your.name]', 'attachments' => '[your.name]' ],
				'_messages' => [ 'mail_sent_ok' => 'Thanks, [your.name]' ],
			]
		);
		self::assertSame( '[your_name] [_remote_ip] [[your.name]]', $form->mail()->part( 'subject' ) );
		self::assertSame(
			'[_raw_your_name] [_format_the_day "j F Y"] [other.one] [_site_title]',
			$form->mail()->part( 'body' )
		);
		self::assertSame(
			[ '[your_name]', '[your_name]' ],
			[ $form->mail_2()->part( 'recipient' ), $form->mail_2()->part( 'attachments' ) ]
		);
		self::assertSame( 'Thanks, [your_name]', $form->texts()->get( 'mail_sent_ok' ) );
	}

	public function test_groups_of_the_add_on_for_conditions_keep_their_rules_in_the_form_and_its_emails(): void {
		$rule  = [ 'if_field' => 'sort', 'operator' => 'equals', 'if_value' => 'Complaint' ];
		$metas = [
			'_form'           => "<label>Sort [radio sort \"Question\" \"Complaint\"]</label>\n"
				. "[group order clear_on_hide]\n<label>Order [text* order.number]</label>\n[/group]\n[submit]",
			'_mail'           => [ 'body' => '[sort].[order] Order: [order.number].[/order]' ] + self::MAIL,
			'wpcf7cf_options' => [ [ 'then_field' => 'order', 'and_rules' => [ $rule ] ] ],
		];
		$form  = $this->imported( $metas );

		$this->answer( $form->id(), [ 'sort' => 'Question', 'order_number' => 'typed' ] );
		$this->answer( $form->id(), [ 'sort' => 'Complaint', 'order_number' => 'A-7' ] );

		self::assertStringContainsString( 'Question.', $this->mails[0]['message'] );
		self::assertStringNotContainsString( 'Order', $this->mails[0]['message'] );
		self::assertStringContainsString( 'Complaint. Order: A-7.', $this->mails[1]['message'] );
		$missing = $this->answer( $form->id(), [ 'sort' => 'Complaint', 'order_number' => '' ] );
		self::assertSame( [ 'order_number' ], array_column( $missing['invalid_fields'], 'field' ) );
		self::assertSame( '', get_post_meta( $form->id(), ImportedForms::NOTES, true ) );
	}

	public function test_a_mail_that_cannot_be_read_goes_to_the_administrator_and_it_is_said(): void {
		foreach ( [ 'a:1:{broken', 'no array', str_repeat( 'x', 300000 ), null ] as $mail ) {
			$form = $this->imported( [ '_mail' => $mail ] );
			self::assertSame( '[_site_admin_email]', $form->mail()->part( 'recipient' ) );
			self::assertStringContainsString( 'could not be read', ImportedForms::notes( $form->id() )[0] );
		}
	}

	public function test_only_messages_that_somebody_changed_are_imported(): void {
		$stored = [
			'mail_sent_ok'     => 'Thank you for your message. It has been sent.',
			'mail_sent_ng'     => "\n Hubo un error intentando enviar su mensaje. \n",
			'invalid_required' => 'Please tell us.',
			'spam'             => '',
			'of_somebody'      => 'Else',
			'invalid_email'    => [ 'no text' ],
		];
		$form   = $this->imported( [ '_messages' => $stored ] );
		self::assertSame(
			[
				'mail_sent_ng'     => 'Hubo un error intentando enviar su mensaje.',
				'invalid_required' => 'Please tell us.',
			],
			get_post_meta( $form->id(), FormMeta::MESSAGES, true )
		);
	}

	public function test_texts_of_the_forms_own_language_are_usual_as_well(): void {
		add_filter(
			'gettext_rueda',
			static fn ( string $words, string $text ): string => 'Please fill out this field.' === $text
				&& 'es_ES' === determine_locale() ? 'Rellene este campo.' : $words,
			10,
			2
		);
		$this->install_spanish();

		self::assertSame(
			'',
			get_post_meta(
				$this->imported(
					[ '_messages' => [ 'invalid_required' => 'Rellene este campo.' ], '_locale' => 'es_ES' ]
				)->id(),
				FormMeta::MESSAGES,
				true
			) ?: ''
		);
		self::assertSame(
			[ 'invalid_required' => 'Rellene este campo.' ],
			get_post_meta(
				$this->imported(
					[ '_messages' => [ 'invalid_required' => 'Rellene este campo.' ], '_locale' => 'fr_FR' ]
				)->id(),
				FormMeta::MESSAGES,
				true
			)
		);
	}

	public function test_settings_and_language_are_imported(): void {
		$form = $this->imported(
			[ '_additional_settings' => "demo_mode: on\nflamingo_email: \"[your-email]\"", '_locale' => 'de_DE_formal' ]
		);
		self::assertTrue( $form->is_demo() );
		self::assertSame( '"[your-email]"', $form->settings()->value( 'flamingo_email' ) );
		self::assertSame( 'de_DE_formal', $form->locale() );
		self::assertSame( '', $this->imported( [ '_locale' => '"><script>' ] )->locale() );
	}

	public function test_names_of_very_old_versions_are_read_too(): void {
		$form = $this->imported(
			[
				'_form' => null,
				'form'  => '[email your-mail] [submit]',
				'_mail' => null,
				'mail'  => [ 'subject' => 'Old' ] + self::MAIL,
			]
		);
		self::assertSame( 'your-mail', $form->fields()[0]->name() );
		self::assertSame( 'Old', $form->mail()->part( 'subject' ) );
	}

	public function test_stored_objects_are_not_unserialized(): void {
		class_exists( Sleeper::class );
		Sleeper::$woken = 0;
		$form           = $this->imported(
			[
				'_mail'     => serialize(
					[ 'subject' => new Sleeper(), 'body' => [ 'x' ], 'recipient' => 'a@example.org' ]
				),
				'_messages' => serialize( new Sleeper() ),
				'_mail_2'   => str_repeat( 'a:1:{i:0;', 500 ) . str_repeat( '}', 500 ),
			],
			[ 'post_title' => '<script>alert(1)</script>Con<b>tact</b>' ]
		);
		self::assertSame( 0, Sleeper::$woken );
		self::assertSame( 'Contact', $form->title() );
		self::assertSame(
			[ '', '', 'a@example.org' ],
			[ $form->mail()->part( 'subject' ), $form->mail()->part( 'body' ), $form->mail()->part( 'recipient' ) ]
		);
	}

	public function test_a_form_larger_than_anybody_reads_is_left_out(): void {
		$run = $this->import( $this->leave( [ '_form' => str_repeat( '[text a]', 40000 ) ] ) );
		self::assertSame( [ [], [], 0 ], [ $run->todo, $run->done, $run->failed ] );
		self::assertSame( 0, $this->count_forms() );
	}

	public function test_a_user_without_the_right_to_all_html_imports_filtered_html(): void {
		$metas = [
			'_form' => '<script>alert(1)</script><p>Hello</p>[text a][submit]',
			'_mail' => [ 'body' => 'Hi <script>x</script>' ] + self::MAIL,
		];
		$this->without_the_right_to_html();
		$form = $this->imported( $metas );
		self::assertStringNotContainsString( '<script', $form->content() );
		self::assertStringNotContainsString( '<script', $form->mail()->part( 'body' ) );
		self::assertSame( 'a', $form->fields()[0]->name() );
	}

	/** A site admin in a network does not have the right, and would otherwise lose the sender's address. */
	public function test_an_email_of_plain_text_keeps_what_is_no_html(): void {
		$this->without_the_right_to_html();
		$body = 'From: [your-name] <[your-email]>, <ada@example.org>, <https://example.org/a?b=c>'
			. "\nTerms & conditions, a < b";
		$form = $this->imported( [ '_mail' => [ 'body' => "$body</script><script x@y z>" ] + self::MAIL ] );
		self::assertSame( $body, $form->mail()->part( 'body' ) );

		$html = $this->imported(
			[ '_mail' => [ 'body' => 'a & <b onclick="x()">b</b>', 'use_html' => true ] + self::MAIL ]
		);
		self::assertSame( 'a &amp; <b>b</b>', $html->mail()->part( 'body' ) );
	}

	private function without_the_right_to_html(): void {
		add_filter(
			'map_meta_cap',
			static fn ( array $caps, string $cap ): array => 'unfiltered_html' === $cap ? [ 'do_not_allow' ] : $caps,
			10,
			2
		);
	}

	public function test_a_source_becomes_one_form_and_stays_as_it_is(): void {
		global $wpdb;
		$id     = $this->leave();
		$before = $wpdb->get_results(
			"SELECT * FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} m ON m.post_id = p.ID WHERE p.ID = $id",
			ARRAY_A
		);
		$form   = $this->import( $id, $id )->done;

		self::assertCount( 1, $form );
		self::assertSame( [], $this->import( $id )->done );
		self::assertSame( 1, $this->count_forms() );
		self::assertSame(
			$before,
			$wpdb->get_results(
				"SELECT * FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} m ON m.post_id = p.ID WHERE p.ID = $id",
				ARRAY_A
			)
		);

		wp_trash_post( $form[0] );
		self::assertSame( [], $this->import( $id )->done, 'It can be restored.' );
		wp_delete_post( $form[0], true );
		self::assertCount( 1, $this->import( $id )->done );
	}

	public function test_does_not_run_while_another_import_is_running(): void {
		( new Lock( new Clock() ) )->take( 'form_import', 60 );
		self::assertNull( $this->importer()->run( new ImportRun( [ $this->leave() ] ) ) );
		self::assertSame( 0, $this->count_forms() );
	}

	public function test_what_cannot_be_stored_is_counted(): void {
		add_filter( 'wp_insert_post_empty_content', '__return_true' );
		$run = $this->import( $this->leave() );
		self::assertSame( [ 1, [] ], [ $run->failed, $run->done ] );
	}
}
