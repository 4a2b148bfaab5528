<?php

declare( strict_types=1 );

namespace Rueda\Tests\Compat\OldNames;

use Rueda\Compat\OldNames\Wrapper;
use Rueda\Form\Form;
use Rueda\Form\Post\Submission;
use Rueda\Form\Template\Template;
use WPCF7_ContactForm;
use WPCF7_FormTag;
use WPCF7_MailTag;
use WPCF7_Pipes;
use WPCF7_Submission;

/** Functions of themes that were written for Contact Form 7, where that plugin is not active. */
final class OldNamesTest extends OldNamesTestCase {
	/** @return array<string, string> The errors by field, and "" for those of the whole form. */
	private function errors_of( callable $validator, string $hook = 'wpcf7_validate_text*' ): array {
		add_filter( $hook, $validator, 10, 2 );
		$answer = $this->answer( $this->make_form( self::FIELDS ), self::ANSWERS );
		remove_filter( $hook, $validator, 10 );
		return [ 'status' => $answer['status'] ] + array_column( $answer['invalid_fields'], 'message', 'field' );
	}

	public function test_a_validator_reads_the_tag_as_an_array(): void {
		self::assertSame(
			[ 'status' => 'validation_failed', 'your-name' => 'Not Ada.' ],
			$this->errors_of(
				static function ( $result, $tag ) {
					if ( 'text*' === $tag['type'] && 'your-name' === $tag['name'] && ! isset( $tag['nothing'] ) ) {
						$result->invalidate( $tag, 'Not Ada.' );
					}
					return $result;
				}
			)
		);
	}

	public function test_a_validator_makes_an_object_of_the_tag_and_asks_for_its_options(): void {
		self::assertSame(
			[ 'status' => 'validation_failed', 'your-name' => '40 who x big' ],
			$this->errors_of(
				static function ( $result, $tag ) {
					$tag = new WPCF7_FormTag( $tag );
					$old = new \WPCF7_Shortcode( (array) $tag );
					if ( $tag->is_required() && $tag->has_option( 'maxlength' ) && $old->name === $tag->name ) {
						$words = [
							$tag->get_option( 'maxlength', 'int', true ),
							$tag->get_id_option(),
							$tag->get_class_option( 'x' ),
						];
						$result->invalidate( $tag, implode( ' ', $words ) );
					}
					return $result;
				}
			)
		);
	}

	public function test_a_validator_gives_reasons_as_an_array(): void {
		self::assertSame(
			[ 'status' => 'validation_failed', 'your-name' => 'Reason' ],
			$this->errors_of(
				static function ( $result, $tag ) {
					$result['valid']  = false;
					$result['reason'] = [ $tag->name => 'Reason' ];
					return $result;
				}
			)
		);
	}

	public function test_a_validator_of_the_whole_form_needs_no_field(): void {
		self::assertSame(
			[ 'status' => 'validation_failed', 'your-name' => 'Spam?' ],
			$this->errors_of(
				static function ( $result, $tags ) {
					if ( [] === $result->get_invalid_fields() && 4 === count( $tags ) ) {
						$result->invalidate( '', 'Spam?' );
					}
					return $result;
				},
				'wpcf7_validate'
			)
		);
	}

	public function test_a_validator_says_a_text_of_the_form(): void {
		add_filter(
			'wpcf7_messages',
			static fn ( $texts ) => $texts + [ 'own' => [ 'description' => 'Own', 'default' => 'An own text.' ] ]
		);
		self::assertSame(
			[ 'status' => 'validation_failed', 'your-name' => 'An own text.' ],
			$this->errors_of(
				static function ( $result, $tag ) {
					$result->invalidate( $tag->name, wpcf7_get_message( 'own' ) );
					return $result;
				}
			)
		);
	}

	public function test_the_status_is_told_as_soon_as_it_is_known(): void {
		$told = [];
		$note = static function ( string $when ) use ( &$told ): void {
			$told[ $when ] = WPCF7_Submission::get_instance()->get_status();
		};
		add_action( 'wpcf7_before_send_mail', static fn () => $note( 'before' ) );
		add_action( 'wpcf7_mail_sent', static fn () => $note( 'sent' ) );
		add_action( 'wpcf7_mail_failed', static fn () => $note( 'failed' ) );
		add_action( 'wpcf7_submit', static fn () => $note( 'submit' ) );
		$id = $this->make_form( self::FIELDS );

		$this->answer( $id, self::ANSWERS );
		self::assertSame( [ 'before' => 'init', 'sent' => 'mail_sent', 'submit' => 'mail_sent' ], $told );

		$told = [];
		$this->answer( $id, [ 'your-name' => '' ] );
		self::assertSame( [ 'submit' => 'validation_failed' ], $told );
		self::assertSame(
			'Please fill out this field.',
			WPCF7_Submission::get_instance()->get_invalid_field( 'your-name' )['reason']
		);
	}

	public function test_mail_tags_are_objects(): void {
		$told = [];
		add_filter(
			'wpcf7_special_mail_tags',
			static function ( $value, $name, $html, $tag ) use ( &$told ) {
				$told[] = $tag instanceof WPCF7_MailTag ? $tag->field_name() : 'none';
				return '_own' === $name ? 'Own' : $value;
			},
			10,
			4
		);
		add_filter(
			'wpcf7_mail_tag_replaced',
			static fn ( $text, $sent, $html, $tag ) => 'your-message' === $tag->field_name()
				? strtoupper( $text )
				: $text,
			10,
			4
		);
		$mail = [ 'recipient' => 'owner@example.org', 'body' => '[your-message] [_own]' ];
		$id   = $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_mail' => $mail ] ] );
		$this->answer( $id, self::ANSWERS );

		self::assertSame( 'HELLO Own', trim( $this->mails[0]['message'] ) );
		self::assertContains( '_own', $told );
		self::assertNotContains( 'none', $told );
	}

	public function test_a_hidden_input_of_a_function_arrives_and_the_form_is_known_meanwhile(): void {
		add_filter( 'wpcf7_form_hidden_fields', static fn ( $inputs ) => $inputs + [ 'came-from' => '/prices/' ] );
		$told = [];
		add_filter(
			'wpcf7_posted_data',
			static function ( $posted ) use ( &$told ) {
				$told['form'] = WPCF7_Submission::get_instance()->get_contact_form()->id();
				return $posted;
			}
		);
		add_action(
			'wpcf7_mail_sent',
			static function () use ( &$told ): void {
				$told['from'] = WPCF7_Submission::get_instance()->get_posted_data( 'came-from' );
				$told['odd']  = WPCF7_Submission::get_instance()->get_posted_data( 'odd' );
			}
		);
		$form = $this->make_form( self::FIELDS );
		$this->answer( $form, self::ANSWERS + [ 'came-from' => '/prices/', 'odd' => 'x' ] );

		self::assertSame( [ 'form' => $form, 'from' => '/prices/', 'odd' => null ], $told );
	}

	public function test_functions_change_the_choices_of_a_field(): void {
		add_filter(
			'wpcf7_form_tag',
			static function ( $tag ) {
				if ( 'topic' === $tag['name'] ) {
					$tag['raw_values'][] = 'Boats|boats@example.org';
					$pipes               = new WPCF7_Pipes( $tag['raw_values'] );
					$tag['values']       = $pipes->collect_befores();
					$tag['labels']       = $pipes->collect_befores();
					$tag['pipes']        = $pipes;
				}
				return 'your-name' === $tag['name'] ? [ 'type' => 'text' ] + $tag : $tag;
			}
		);
		$mail = [ 'recipient' => '[topic]', 'body' => 'x' ];
		$id   = $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_mail' => $mail ] ] );

		self::assertSame( 1, $this->page( $id )->query( '//option[ @value = "Boats" ]' )->length );
		$answer = $this->answer( $id, [ 'topic' => 'Boats', 'your-name' => '' ] + self::ANSWERS );
		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertSame( [ 'boats@example.org' ], (array) $this->mails[0]['to'] );
	}

	public function test_functions_change_the_texts_of_a_form(): void {
		add_filter(
			'wpcf7_contact_form_properties',
			static function ( $properties, $form ) {
				$properties['messages']['mail_sent_ok'] = 'Gone from ' . $form->title() . '.';
				return $properties;
			},
			10,
			2
		);
		$read = 0;
		add_action(
			'wpcf7_contact_form',
			static function ( WPCF7_ContactForm $form ) use ( &$read ): void {
				++$read;
			}
		);
		$id     = $this->make_form( self::FIELDS, [ 'post_title' => 'Contact' ] );
		$answer = $this->answer( $id, self::ANSWERS );

		self::assertSame( 'Gone from Contact.', $answer['message'] );
		self::assertSame( 1, $read );
	}

	public function test_tags_of_add_ons_are_printed_and_their_values_arrive(): void {
		$print = static fn ( $tag ) => sprintf(
			'<input %s>',
			wpcf7_format_atts( [ 'name' => $tag->name, 'required' => true, 'data-words' => $tag->values[0] ?? '' ] )
		);
		wpcf7_add_form_tag( [ 'stars', 'stars*' ], $print, [ 'name-attr' => true ] );
		wpcf7_add_form_tag( 'breaks', static fn () => rueda_unknown_function() );
		$this->expect_failing_listeners();
		$text = '<!-- wp:paragraph --><p>[stars* my-stars "How many?"] [breaks]</p><!-- /wp:paragraph -->';
		$id   = $this->make_form( [ ...self::FIELDS, $text ] );

		self::assertSame(
			'input name="my-stars" required="required" data-words="How many?"',
			self::tag( $this->page( $id ), '//form//p/input[ @name = "my-stars" ]' )
		);
		$data = null;
		add_action(
			'wpcf7_mail_sent',
			static function () use ( &$data ): void {
				$data = WPCF7_Submission::get_instance()->get_posted_data();
			}
		);
		$this->answer( $id, self::ANSWERS + [ 'my-stars' => '4' ] );
		self::assertSame( '4', $data['my-stars'] );

		wpcf7_remove_form_tag( 'stars' );
		wpcf7_remove_form_tag( 'stars*' );
		wpcf7_remove_form_tag( 'breaks' );
	}

	public function test_the_block_of_an_imported_tag_prints_what_its_add_on_returns(): void {
		wpcf7_add_form_tag( 'stars', static fn ( $tag ) => "<meter title='{$tag->name}'></meter>", true );
		$content = Template::to_blocks( "<label>Rate\n[stars my-stars]</label>\n[text a]\n[submit]" )->content;
		$page    = $this->page( $this->make_form( [ $content ] ) );
		wpcf7_remove_form_tag( 'stars' );

		self::assertSame( 'meter title="my-stars"', self::tag( $page, '//form//meter' ) );
		self::assertStringNotContainsString( '[stars', (string) $page->document->textContent );
	}

	public function test_what_a_visitor_types_is_never_read_as_a_tag(): void {
		wpcf7_add_form_tag( 'secret', static fn () => 'told' );
		$_GET['your-name'] = '[secret]';
		$page              = $this->page( $this->make_form( [ [ 'name' => 'your-name', 'defaultFrom' => 'get' ] ] ) );
		wpcf7_remove_form_tag( 'secret' );
		unset( $_GET['your-name'] );

		$input = $page->query( '//input[ @name = "your-name" ]' )->item( 0 );
		self::assertSame( '[secret]', $input->getAttribute( 'value' ) );
	}

	public function test_functions_written_for_our_own_objects_go_on_working(): void {
		add_filter(
			'wpcf7_spam',
			static fn ( $is_spam, $submission ) => $submission->form() instanceof Form
				&& Wrapper::unwrap( $submission ) instanceof Submission
				&& [ 'Ada' ] === $submission->posted( 'your-name' ),
			99,
			2
		);
		$answer = $this->answer( $this->make_form( self::FIELDS ), self::ANSWERS );
		self::assertSame( 'spam', $answer['status'] );
	}

	public function test_the_form_is_the_current_one_while_it_is_printed(): void {
		$id   = $this->make_form( self::FIELDS );
		$told = 0;
		add_filter(
			'wpcf7_form_elements',
			static function ( $html ) use ( &$told ) {
				$told = WPCF7_ContactForm::get_current()->id();
				return $html;
			}
		);
		$this->page( $id );
		self::assertSame( $id, $told );
	}

	public function test_add_ons_add_their_scripts_and_styles_to_a_page_with_a_form(): void {
		$told = [];
		foreach ( [ 'wpcf7_enqueue_scripts', 'wpcf7_enqueue_styles' ] as $hook ) {
			add_action(
				$hook,
				static function () use ( &$told, $hook ): void {
					$told[] = $hook;
				}
			);
		}
		ob_start();
		$this->variables( false )->print();
		self::assertSame( [], $told );
		$this->variables( true )->print();
		ob_end_clean();
		self::assertSame( [ 'wpcf7_enqueue_scripts', 'wpcf7_enqueue_styles' ], $told );
	}
}
